### Component sets.

components-none-in-this-game = this game has no printed components, so it takes no component set

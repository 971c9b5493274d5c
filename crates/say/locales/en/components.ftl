### Component sets.

components-none-in-this-game = nothing is printed in this game, so it takes no component set

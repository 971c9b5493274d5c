### Sady komponent.

components-none-in-this-game = v této hře není nic potištěného, a tak nemá žádnou sadu komponent

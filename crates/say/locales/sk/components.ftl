### Sady komponentov.

components-none-in-this-game = v tejto hre nie je nič potlačené, preto nemá sadu komponentov

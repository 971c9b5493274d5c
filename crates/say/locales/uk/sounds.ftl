### The page on which sounds are tried.

sounds-title = Звуки
sounds-about = Усі звуки столів. Їх створює твій браузер, і щоразу вони звучать трохи інакше.
sounds-wood = Дерево
sounds-stone = Камінь
sounds-card = Карта
sounds-paper = Вуглина на папірусі
sounds-jewel = Самоцвіт
sounds-dice = Кубик
sounds-ship = Корабель
sounds-turn = Твій хід
sounds-low = Обмаль часу
sounds-points = Бали
sounds-win = Виграш
sounds-loss = Програш

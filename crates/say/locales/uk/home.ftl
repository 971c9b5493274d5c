### Перша сторінка.

home-title = Настільні ігри про піраміди
home-about = Грай проти ботів, із друзями за посиланням або разом за одним екраном. Без встановлення, без облікового запису.
home-games = Ігри
home-play-game = Грати: { $game }
home-minutes = { $most ->
    [one] { $fewest }–{ $most } хвилина
    [few] { $fewest }–{ $most } хвилини
   *[many] { $fewest }–{ $most } хвилин
}
home-friends = Грати з другом
home-friends-about = Вибери гру й надішли посилання. Партія почнеться, щойно друг сяде за стіл.
home-invite = Запросити друга
home-same-screen = За одним екраном
home-players = { $kind ->
    [one] Гравців: { $fewest }
   *[range] Гравців: від { $fewest } до { $most }
}
home-going = Незакінчені партії
home-over = Закінчені партії
home-go-on = Продовжити
home-workshop = Майстерня: скласти позицію, імпортувати запис
home-build = Скласти позицію
home-build-about = Розклади дошку, як хочеш, грай звідти або спитай найкращого бота.
home-import = Імпортувати запис
home-import-about = Встав запис партії, щоб її переглянути.
home-import-button = Переглянути
home-invite-game = Яка гра

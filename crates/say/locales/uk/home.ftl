### Перша сторінка.

home-title = П’ять ігор про піраміди
home-about = Грай проти ботів або разом за одним екраном. Без встановлення, без облікового запису.
home-games = Ігри
home-level = Сила ботів
home-play-now = Грати
home-invite = Запросити друга
home-same-screen = За одним екраном
home-set-up = Налаштувати
home-players = { $kind ->
    [one] Гравців: { $fewest }
   *[range] Гравців: від { $fewest } до { $most }
}
home-going = Незакінчені партії
home-over = Закінчені партії
home-build = Скласти позицію
home-build-about = Розклади дошку, як хочеш, грай звідти або спитай найкращого бота.
home-import = Імпортувати запис
home-import-about = Встав запис партії, щоб її переглянути.
home-import-button = Переглянути
home-invite-game = Яка гра

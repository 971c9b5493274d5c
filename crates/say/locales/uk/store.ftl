### Збереження партій: резервні копії та що може бути не так із текою даних.

store-backup-about = Записати все збережене в один файл, навіть під час гри
store-backup-file = резервна копія: новий файл
store-backup-after =
    У копії є секрети роздавача і ключ сервера: нікому її не показуй.
    Сервер на тій самій теці може працювати далі.
store-restore-about = Повернути резервну копію туди, де зберігаються партії
store-restore-file = резервна копія, яку записав «benben backup»
store-restore-after =
    Копію буде перевірено, перш ніж щось зміниться. На цій теці не має працювати жоден сервер.
store-salvage-about = Врятувати до нової теки даних те, що можна прочитати з пошкодженої бази
store-salvage-file = пошкоджений файл, зазвичай benben.sqlite з теки даних
store-salvage-after =
    Пошкоджений файл не змінюється. Якщо є резервна копія, її відновлення може врятувати більше.
store-data = де зберігаються партії (якщо не сказано: BENBEN_DATA або тека даних цього користувача)
store-replace = замінити те, що вже є

store-backed-up = Усе з { $folder } тепер є і в { $file }.
store-restored = У { $folder } тепер те, що було в { $file }.

store-no-folder = ця система не каже, де тримати дані користувача; скажи через --data
store-file-exists = { $file } уже є; --replace його замінить
store-kept-exists = у { $file } уже щось зберігається; --replace це замінить
store-nothing = у { $folder } нічого не зберігається
store-held = { $folder } зайняв процес { $process }
store-held-by-somebody = { $folder } зайняв інший процес
store-cannot-use = не вдається використати { $file }: { $error }
store-not-a-database = у { $file } щось інше, не партії
store-foreign = { $file } належить іншій програмі
store-newer = { $file } записала новіша версія Benben: її таблиці версії { $version }, а ця знає їх до { $known }
store-damaged = { $file } пошкоджено: { $what }
store-salvage-exists = у { $file } вже щось є: назви нову теку
store-salvaged-whole = { $count ->
    [one] { $count } партія ціла.
    [few] { $count } партії цілі.
    [many] { $count } партій цілі.
   *[other] { $count } партії цілі.
}
store-salvaged-shortened = { $count ->
    [one] { $count } партія втратила останні ходи й продовжується перед ними.
    [few] { $count } партії втратили останні ходи й продовжуються перед ними.
    [many] { $count } партій втратили останні ходи й продовжуються перед ними.
   *[other] { $count } партії втратили останні ходи й продовжуються перед ними.
}
store-salvaged-lost = { $count ->
    [one] Від { $count } партії лишилися тільки уривки: її втрачено.
    [few] Від { $count } партій лишилися тільки уривки: їх втрачено.
    [many] Від { $count } партій лишилися тільки уривки: їх втрачено.
   *[other] Від { $count } партії лишилися тільки уривки: їх втрачено.
}
store-salvaged-guests = { $count ->
    [one] На ім’я відомий { $count } гість.
    [few] На ім’я відомі { $count } гості.
    [many] На ім’я відомі { $count } гостей.
   *[other] На ім’я відомі { $count } гостя.
}
store-salvaged-no-key = Ключ сервера втрачено: браузери більше не впізнаються, а посилання нікуди не ведуть.
store-salvaged = Що вдалося врятувати, є в { $folder }.

### Столи для браузерів.

serve-about = Відкрити столи в браузері; те саме робить просто benben
serve-after =
    Усе зберігається в теці даних і продовжується з того місця, де зупинилося.
    Щоб грати з телефонів удома: benben serve --bind 0.0.0.0
serve-port = порт, на якому слухати (якщо не сказано: 7272 або будь-який вільний)
serve-bind = адреса, на якій слухати (якщо не сказано: лише цей комп’ютер)
serve-data = тека, де зберігаються партії
serve-no-open = не відкривати браузер
serve-rate = скільки запитів за секунду може надсилати одна адреса

serve-started =
    Benben тут: { $address }
    Партії зберігаються в { $folder }. Зупинити: Ctrl-C.
serve-stopped = Усе збережено. Бувай.
serve-no-folder = у цій системі немає теки для твоїх даних: назви її через --data
serve-cannot-start = сервер не може працювати: { $error }
serve-cannot-open = не вдається відкрити дані: { $error }
serve-cannot-listen = не вдається слухати на { $address }: { $error }
serve-folder-held = теку { $folder } зайняв інший Benben (процес { $process }); зупини його або назви іншу теку через --data
serve-folder-held-by-somebody = теку { $folder } зайняв інший Benben; зупини його або назви іншу теку через --data

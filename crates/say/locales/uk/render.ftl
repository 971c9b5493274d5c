### Зображення позицій.

render-about = Намалювати позицію з партії
render-after =
    Зображення буде SVG або PNG, залежно від назви файлу.
    Без --viewer видно те, що лежить відкрито, а коли партію закінчено — усе.
    Слова в PNG набрано шрифтом цієї системи; в SVG вони лишаються текстом.
render-out = зображення: файл, що закінчується на .svg або .png
render-theme = кольори: light або dark
render-frame = форма: wide для екрана, tall для телефону
render-viewer = хто дивиться: номер місця, public або, коли партію закінчено, all
render-coordinates = підписати місця на дошці
render-width = ширина PNG у пікселях

render-other-game = у записі { $found }, а не { $asked }
render-unknown-kind = { $file } — не зображення, яке ми вміємо робити: назва має закінчуватися на .svg або .png
render-unknown-viewer = { $name } не дивиться цю партію: назви місце від 1 до { $seats }, public або all
render-not-over = руки відкрито для всіх лише після кінця партії; а дія { $ply } — ще не кінець
render-too-large = зображення { $width } × { $height } пікселів завелике

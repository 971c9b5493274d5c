### Pictures of positions.

render-about = Draw a position of a match as a picture
render-after =
    The picture is SVG or PNG, depending on the name of the file.
    Without --viewer it shows what is public, and everything once the match is over.
    The words in a PNG are set in a font of this system; an SVG keeps them as text.
render-out = the picture: a file that ends in .svg or .png
render-theme = the colours: light or dark
render-frame = the shape: wide for a screen, tall for a phone
render-viewer = whose view: a seat, public, or all once the match is over
render-coordinates = label the places on the board
render-width = how wide a PNG is, in pixels

render-other-game = the record is of { $found }, not of { $asked }
render-unknown-kind = { $file } is not a kind of picture we can make: its name has to end in .svg or .png
render-unknown-viewer = { $name } is not a viewer of this match: write a seat from 1 to { $seats }, public or all
render-not-over = hands are shown to everybody only once the match is over; at ply { $ply } it is not
render-too-large = a picture of { $width } × { $height } pixels is too large

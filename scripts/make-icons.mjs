/**
 * node scripts/make-icons.mjs: writes the pictures of the installed application into web/public/icons, from web/public/icon.svg. Run it
 * after the SVG changed, and commit what it wrote.
 */
import { mkdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import sharp from 'sharp'

const publicFolder = path.resolve(import.meta.dirname, '../web/public')
const folder = path.join(publicFolder, 'icons')
const drawn = await readFile(path.join(publicFolder, 'icon.svg'), 'utf8')
/** To the edge: systems cut their own shape out of it (a circle of 80 % always stays, and the drawing lies within), and iOS shows no holes. */
const toTheEdge = drawn.replace(/ rx="\d+"/, '')

/** @type {readonly [string, number, string][]} What Chrome asks for (192 and 512, whole and maskable) and iOS (180). */
const pictures = [
  ['icon-192', 192, drawn],
  ['icon-512', 512, drawn],
  ['maskable-192', 192, toTheEdge],
  ['maskable-512', 512, toTheEdge],
  ['apple-touch-icon', 180, toTheEdge],
]

await mkdir(folder, { recursive: true })
for (const [name, size, svg] of pictures)
  await sharp(Buffer.from(svg), { density: 96 * (size / 24) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, `${name}.png`))

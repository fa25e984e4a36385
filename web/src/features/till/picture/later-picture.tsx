import { laterPart } from '../../../ui/later-part.tsx'
import { loadGoodsPicture } from '../later-parts.ts'
import { LettersBox } from './letters-box.tsx'

type LaterPictureProps = { productId: string; name: string }

/** Where its file does not come, the letters stand until the page opens anew, and nobody is told: a picture sells nothing. */
const load = () => loadGoodsPicture().catch(() => LettersBox)

/** The picture of goods at their line, for a device that shows pictures. */
export const LaterPicture = laterPart<LaterPictureProps>(load, LettersBox)

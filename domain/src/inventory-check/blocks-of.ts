import { describeStock } from '../quantity/describe-stock.ts'
import { formatDate, formatDateTime } from '../text/format-date.ts'
import { formatDong } from '../text/format-number.ts'
import type { Moved, RecountLimits } from './check-facts.ts'
import { describeMoved } from './describe-moved.ts'
import type { ReviewedLine } from './review-check.ts'

interface Circumstances {
  /** Expiries on the packs that are not that of the books. */
  readOff: readonly string[]
  /** Whether the shelf still holds what is missing. */
  isBearable: boolean
  /** Between the first and the last count of it. */
  during: Moved
  since: Moved
  limits: RecountLimits
  timeZone: string
}

/** What stands against completing a line, each with the sentence that says what to do. */
export function blocksOf(line: ReviewedLine, circumstances: Circumstances): ReviewedLine['blocks'] {
  const { product, lotId, count, difference, shelf } = line
  const { readOff, isBearable, during, since, limits, timeZone } = circumstances
  const name = line.lotNumber ? `${product.name} lô ${line.lotNumber}` : product.name
  const blocks: ReviewedLine['blocks'] = []
  if (product.mergedInto !== null)
    blocks.push({
      why: 'merged',
      text: `${name} đã gộp vào ${product.mergedInto}: bỏ dòng này và đếm ở ${product.mergedInto}`,
    })
  if (readOff.length > 1 || (lotId === null && product.isLotManaged && readOff.length === 0)) {
    const days = readOff.map(formatDate).join(' và ')
    blocks.push({
      why: 'expiry-repeated',
      text: days ? `${name} được đếm với hai hạn dùng khác nhau: ${days}` : `${name} là lô mới, cần ghi hạn dùng`,
    })
  }
  if (!isBearable) {
    const [counted, left] = [count!.quantity, shelf.quantity].map(base => describeStock(base, product.units))
    const moved = describeMoved(since, product)
    const text = `${name} đếm được ${counted}, sau đó ${moved || 'sổ đã đổi'} nên sổ chỉ còn ${left}: số đếm không khớp, hãy đếm lại`
    blocks.push({ why: 'goods-moved', text })
  } else if (count!.checks.length > 1 && isMoved(during)) {
    const at = (instant: string) => formatDateTime(instant, timeZone).slice(0, -3)
    const counts = count!.checks.map(({ code, countedAt }) => `${code} lúc ${at(countedAt)}`).join(' và ')
    const text = `${name} được đếm ở ${counts}, giữa hai lần có ${describeMoved(during, product)}: không cộng lại được, hãy đếm lại`
    blocks.push({ why: 'goods-moved', text })
  } else if (count!.round === 1 && isOver(line, limits)) {
    const missing = difference < 0 ? 'thiếu' : 'thừa'
    const text = `${name} ${missing} ${describeStock(Math.abs(difference), product.units)}${worth(line, limits)}: phải được người khác đếm lại`
    blocks.push({ why: 'recount', text })
  }
  // Lines that stand in for each other have one reason for what is left of them together.
  const { reasonName, reasonDirection, offsetGroup } = line.decision
  const direction = difference > 0 ? 'PLUS' : 'MINUS'
  if (difference !== 0 && reasonDirection && offsetGroup === null && ![direction, 'BOTH'].includes(reasonDirection))
    blocks.push({
      why: 'reason',
      text: `${name} ${difference < 0 ? 'thiếu' : 'thừa'}, mà lý do “${reasonName}” là của hàng ${difference < 0 ? 'thừa' : 'thiếu'}: chọn lý do khác`,
    })
  return blocks
}

/** What came and went by the same number is a movement too: it may have gone from one place and come to another. */
const isMoved = (moved: Moved): boolean => Object.values(moved).some(quantity => quantity !== 0)

/** The value is named only where it is what the limit is about: not everybody may know what goods cost. */
const worth = ({ value }: ReviewedLine, limits: RecountLimits): string =>
  limits.value !== null && Math.abs(value) >= limits.value ? ` (từ ${formatDong(limits.value)} trở lên)` : ''

/** Goods of which the books say nothing are all difference. */
function isOver({ difference, book, value }: ReviewedLine, limits: RecountLimits): boolean {
  if (difference === 0) return false
  if (limits.value !== null && Math.abs(value) >= limits.value) return true
  return limits.percent !== null && Math.abs(difference) * 10_000 >= limits.percent * Math.max(book, 0)
}

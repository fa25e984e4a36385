import { isPriceJump } from '@quay/domain/price/is-price-jump'
import { formatDong } from '@quay/domain/text/format-number'
import { priceText } from '../../text/product/price.ts'
import { confirm } from '../window/confirm.ts'

type PriceMove = { goods: string; from: number | null; to: number | null }

/** Whether a new price (đồng) may be saved: one that jumps is asked about, any other one is meant. */
export async function isPriceMeant({ goods, from, to }: PriceMove): Promise<boolean> {
  if (from === null || to === null || !isPriceJump(from, to)) return true
  const [before, after] = [formatDong(from), formatDong(to)]
  return confirm({
    title: priceText.jumpTitle(goods),
    description: to > from ? priceText.jumpUp(before, after) : priceText.jumpDown(before, after),
    confirmLabel: priceText.jumpMeant(after),
    keepLabel: priceText.jumpMend,
    tone: 'primary',
  })
}

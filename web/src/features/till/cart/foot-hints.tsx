import { saleLineText } from '../../../text/till/sale-line.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { saleKeys } from '../sale-keys.ts'

/** The keys that work on a line, under a cart that has one. */
export function FootHints() {
  return (
    <div
      aria-hidden
      className="ml-auto flex gap-3 overflow-hidden text-12 text-ink-3 whitespace-nowrap *:flex *:items-center *:gap-1 pointer-coarse:hidden max-lg:hidden"
    >
      <span>
        <Kbd>{saleKeys.up.key}</Kbd>
        <Kbd>{saleKeys.down.key}</Kbd>
        {salePartText.chooseLine}
      </span>
      <span>
        <Kbd>{saleKeys.more.key}</Kbd>
        <Kbd>−</Kbd>
        {salePartText.changeQuantity}
      </span>
      <span className="max-xl:hidden!">
        <Kbd>{saleKeys.lots.key}</Kbd>
        {saleLineText.lots}
      </span>
      <span className="max-xl:hidden!">
        <Kbd>{saleKeys.remove.key}</Kbd>
        {saleLineText.delete}
      </span>
    </div>
  )
}

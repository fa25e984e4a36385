import { saleText } from '../../../text/till/sale.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { saleKeys } from '../sale-keys.ts'

/** The keys of the list of what was found. */
export function FindFoot() {
  return (
    <div
      aria-hidden
      className="flex items-center gap-3.5 border-line border-t px-3 py-2 text-12 text-ink-3 pointer-coarse:hidden max-lg:hidden"
    >
      <span className="flex gap-1">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {salePartText.keysChoose}
      </span>
      <span className="flex gap-1">
        <Kbd>Enter</Kbd>
        {salePartText.keysAdd}
      </span>
      <span className="flex gap-1">
        <Kbd>5*</Kbd>
        {salePartText.keysTimes}
      </span>
      <span className="flex gap-1">
        <Kbd>{saleKeys.alike.key}</Kbd>
        {saleText.alike}
      </span>
      <span className="ml-auto flex gap-1">
        <Kbd>Esc</Kbd>
        {salePartText.keysClose}
      </span>
    </div>
  )
}

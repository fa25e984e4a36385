import { saleLineText } from '../../../text/till/sale-line.ts'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { useSale } from '../sale-context.ts'
import { moveSelection, removeLine } from './line-actions.ts'

type QuantityCellProps = { lineId: string; quantity: number; row: number; isBad: boolean; isSelected: boolean }

/** The quantity of a line. Leaving the field empty or at 0 removes the line; typing never does. */
export function QuantityCell({ lineId, quantity, row, isBad, isSelected }: QuantityCellProps) {
  const sale = useSale()
  const { till, focusFind } = sale
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its field was left
    <span
      onBlur={event => {
        if (event.target instanceof HTMLInputElement && isNothing(event.target.value)) removeLine(sale, lineId)
      }}
    >
      <QuantityInput
        label={saleLineText.quantityOf(row)}
        quiet={!isSelected}
        invalid={isBad}
        value={quantity}
        takesZero
        onChange={next => !!next && till.dispatch({ do: 'set-quantity', lineId, quantity: next })}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            if (isNothing(event.currentTarget.value) || event.currentTarget.dataset.unreadable) focusFind()
            else till.openPanel('price', lineId)
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            focusFind()
            moveSelection(sale, event.key === 'ArrowUp' ? -1 : 1)
          }
        }}
      />
    </span>
  )
}

const isNothing = (text: string) => /^0*$/.test(text.trim())

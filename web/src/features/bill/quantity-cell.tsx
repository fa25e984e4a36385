import { saleText } from '../../text/sale.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { removeLine } from './line-actions.ts'
import { useSale } from './sale-context.ts'

type QuantityCellProps = { lineId: string; quantity: number; row: number; isBad: boolean; isSelected: boolean }

/** The quantity of a line. Nothing or 0, left behind in the field, removes the line: never while somebody types. */
export function QuantityCell({ lineId, quantity, row, isBad, isSelected }: QuantityCellProps) {
  const sale = useSale()
  const { till, focusFind } = sale
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its field was left
    <span
      onBlur={event => {
        const left = event.target instanceof HTMLInputElement ? event.target.value.trim() : null
        if (left === '' || left === '0') removeLine(sale, lineId)
      }}
    >
      <QuantityInput
        label={saleText.quantityOf(row)}
        quiet={!isSelected}
        invalid={isBad}
        value={quantity}
        onChange={next => next !== null && till.dispatch({ do: 'set-quantity', lineId, quantity: next })}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            if (event.currentTarget.value.trim() === '') focusFind()
            else till.openPanel('price', lineId)
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            focusFind()
            till.moveSelection(event.key === 'ArrowUp' ? -1 : 1)
          }
        }}
      />
    </span>
  )
}

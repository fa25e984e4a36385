import { isAllowed } from '@quay/contract/right/permission'
import { expandDirections } from '@quay/domain/medicine/expand-directions'
import { useSession } from '../../../api/session/session.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { LineSeller } from '../bill-more/line-seller.tsx'
import { useSale } from '../sale-context.ts'
import type { LinePanelProps } from './line-panel.tsx'

/**
 * Directions for use, or another note that the receipt prints under the line. Saved at each letter; Enter writes abbreviations out,
 * as the words below them already say.
 */
export function NotePanel({ view, first, onClose }: LinePanelProps) {
  const { till } = useSale()
  const { rights } = useSession()
  const mayName = isAllowed(rights, { model: 'bill', action: 'update' })
  const { line, product } = view
  const smallest = product?.units.find(({ ratio }) => ratio === 1)?.name ?? line.unit.name
  const whole = expandDirections(line.note, smallest)
  const write = (note: string) => till.dispatch({ do: 'set-note', lineId: line.id, note })
  return (
    <div className="w-[420px] max-w-full p-3">
      <Field
        label={salePartText.lineNote}
        hint={whole === null ? salePartText.directionsHint : salePartText.directions(whole)}
      >
        <TextInput
          ref={first}
          value={line.note}
          maxLength={300}
          onChange={event => write(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            if (whole !== null) write(whole)
            onClose()
          }}
        />
      </Field>
      {mayName && (
        <div className="mt-2">
          <LineSeller line={line} />
        </div>
      )}
      {product?.symptoms && <p className="mt-2 text-12 text-ink-2">{salePartText.symptoms(product.symptoms)}</p>}
    </div>
  )
}

import { salePartText } from '../../../text/sale-parts.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSale } from '../sale-context.ts'
import type { LinePanelProps } from './line-panel.tsx'

/** Directions for use, or another note that the receipt prints under the line. Saved at each letter. */
export function NotePanel({ view, first, onClose }: LinePanelProps) {
  const { till } = useSale()
  const { line } = view
  return (
    <div className="w-[420px] max-w-full p-3">
      <Field label={salePartText.lineNote}>
        <TextInput
          ref={first}
          value={line.note}
          maxLength={300}
          onChange={event => till.dispatch({ do: 'set-note', lineId: line.id, note: event.target.value })}
          onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && onClose()}
        />
      </Field>
    </div>
  )
}

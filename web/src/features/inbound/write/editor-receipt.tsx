import { inboundText } from '../../../text/buying/inbound.ts'
import { Card } from '../../../ui/page/card.tsx'
import { ReceiptFields } from '../receipt-fields.tsx'
import type { EditorAction } from './edit-inbound.ts'
import type { EditorState } from './editor-state.ts'

/** How the goods were received, while the import is written; hidden for opening stock, of which it is unknown. */
export function EditorReceipt({ state, dispatch }: { state: EditorState; dispatch: (action: EditorAction) => void }) {
  if (state.kind === 'OPENING') return null
  const { receipt } = state
  return (
    <Card title={inboundText.receipt.title}>
      <ReceiptFields
        receipt={receipt}
        lines={state.lines.map(({ key, product, defect }) => ({ key, name: product.name, defect }))}
        onChange={patch => dispatch({ type: 'head', patch: { receipt: { ...receipt, ...patch } } })}
        onDefect={(key, defect) => dispatch({ type: 'line', key, patch: { defect } })}
      />
    </Card>
  )
}

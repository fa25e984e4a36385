import type { Transfer } from '@quay/contract/stock-transfer'
import { changedGoods } from '@quay/domain/stock-transfer/changed-goods'
import { useLastEditor } from '../../api/use-last-editor.ts'
import { transferText } from '../../text/transfer.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { type TransferDraft, unitOf } from './editor-state.ts'

type TransferConflictProps = {
  draft: TransferDraft
  theirs: Transfer
  onReload: () => void
  onOverwrite: () => void
}

/** Somebody else changed the draft first: which goods stand otherwise, and whose version goes on. */
export function TransferConflict({ draft, theirs, onReload, onOverwrite }: TransferConflictProps) {
  const who = useLastEditor(theirs.id)
  const mine = draft.lines.map(line => ({
    productId: line.productId,
    productName: line.name,
    unitName: unitOf(line).name,
    quantity: line.quantity ?? 0,
  }))
  const changed = changedGoods(mine, theirs.items)
  return (
    <div className="mb-4">
      <ConflictNote
        who={who}
        changes={changed ? [transferText.theirGoods(changed.after), transferText.myGoods(changed.before)] : []}
        onReload={onReload}
        onOverwrite={onOverwrite}
      />
    </div>
  )
}

import type { ShelfLot } from '@quay/contract/lot/shapes'
import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { lotText } from '../../text/stock/lot.ts'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx'
import { movable, transferLines } from './draft-of-lots.ts'

/** Makes a draft of a transfer with these lots; the sender looks at it and sends it. */
export function SendLots({ lots, onClose }: { lots: readonly ShelfLot[]; onClose: () => void }) {
  const router = useRouter()
  const branchId = useBranchId()
  const [target, setTarget] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const branches = useRoute(transferRoutes.branches, {})
  const others = (branches.data ?? []).filter(branch => branch.id !== branchId)
  const going = movable(lots)
  const create = useAction(transferRoutes.create, {
    onDone: ({ id }) => router.history.push(`/products/transfer/${id}`),
    showError: shownHere,
  })
  function submit() {
    setAsked(true)
    if (target === null || going.length === 0) return
    create.mutate({
      body: { origin: 'SEND', status: 'DRAFT', branchId, targetBranchId: target, items: transferLines(going) },
    })
  }
  return (
    <ConfirmDialog
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={create.isPending}
      title={lotText.sendTitle}
      description={lotText.sendHint}
      confirmLabel={lotText.makeDraft}
    >
      <div className="grid gap-3">
        <Refusal>{create.error?.message}</Refusal>
        {branches.data && others.length === 0 && <Note tone="warning">{lotText.noOtherBranch}</Note>}
        {going.length < lots.length && (
          <Note tone="warning">{lotText.notMovable(formatNumber(lots.length - going.length))}</Note>
        )}
        <Field label={lotText.target} required error={asked && target === null ? lotText.required : undefined}>
          <Select
            value={target}
            placeholder={lotText.chooseBranch}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setTarget}
          />
        </Field>
      </div>
    </ConfirmDialog>
  )
}

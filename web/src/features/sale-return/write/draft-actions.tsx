import { useRouter } from '@tanstack/react-router'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { DropDraft } from './drop-draft.tsx'
import type { StoredDraft } from './use-finish-return.ts'

type DraftActionsProps = {
  stored: StoredDraft | null | undefined
  /** What leads to another return while this one is no draft of the server. */
  otherLabel: string
  forget: () => void
  canSave: boolean
  onSave: () => void
}

/** Above the editor of a return: give the draft up or begin another return, and keep it as a draft. */
export function DraftActions({ stored, otherLabel, forget, canSave, onSave }: DraftActionsProps) {
  const router = useRouter()
  function leave() {
    forget()
    router.history.push('/transactions/return')
  }
  return (
    <>
      {stored ? (
        <DropDraft draft={stored} onDone={leave} />
      ) : (
        <TextLink to="/transactions/return/new">{otherLabel}</TextLink>
      )}
      <Button keyHint="Ctrl+S" disabled={!canSave} onClick={onSave}>
        {words.saveDraft}
      </Button>
    </>
  )
}

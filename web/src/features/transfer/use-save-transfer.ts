import { type Transfer, transferRoutes } from '@quay/contract/stock-transfer'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useAction } from '../../api/use-action.ts'
import { transferText } from '../../text/transfer.ts'
import { bodyOfTransfer, type TransferDraft } from './editor-state.ts'

type Problem = { path: string; text: string; of: TransferDraft }

/**
 * Keeps or sends a transfer and goes to its page. `problem` is the sentence of a refusal, gone with the next change;
 * `theirs` is what somebody else made of the draft in the meantime. `end` is called once it is saved.
 */
export function useSaveTransfer(draft: TransferDraft, end: () => void) {
  const router = useRouter()
  const client = useQueryClient()
  const [refused, setRefused] = useState<Problem | null>(null)
  const [theirs, setTheirs] = useState<Transfer | null>(null)
  const showError = (error: ApiError) => {
    if (error.code === 'version-conflict') {
      setTheirs(error.details.current as Transfer)
      return true
    }
    const [issue] = error.issues
    setRefused({
      path: issue?.path ?? '',
      text: error.code === 'invalid-input' && issue ? issue.message : error.message,
      of: draft,
    })
    if (error.code === 'not-a-draft') void client.invalidateQueries()
    return true
  }
  const onDone = ({ id }: { id: string }) => {
    end()
    router.history.replace(`/products/transfer/${id}`)
  }
  const create = useAction(transferRoutes.create, { showError, onDone })
  const replace = useAction(transferRoutes.replace, { showError, onDone })
  const saving = create.isPending || replace.isPending

  /** Over another version than the one that the draft was read in, where that is meant. */
  function save(status: 'DRAFT' | 'SUCCEED', version = draft.version) {
    const tell = (path: string, text: string) => setRefused({ path, text, of: draft })
    if (draft.branchId === '' || draft.targetBranchId === '') return tell('targetBranchId', transferText.noTarget)
    if (draft.lines.length === 0) return tell('items', transferText.noLines)
    if (saving) return
    const { id, origin, branchId } = draft
    const body = { ...bodyOfTransfer(draft), status }
    if (version === null) create.mutate({ body: { ...body, id, origin, branchId } })
    else replace.mutate({ params: { id }, body: { ...body, version } })
  }
  return { save, saving, problem: refused?.of === draft ? refused : null, theirs, forget: () => setTheirs(null) }
}

import { type PurchaseOrder, purchaseOrderRoutes } from '@quay/contract/purchase-order'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useAction } from '../../api/use-action.ts'
import { orderText } from '../../text/purchase-order.ts'
import { bodyOfOrder, type OrderDraft } from './editor-state.ts'

type Problem = { path: string; text: string; of: OrderDraft }

/**
 * Keeps or confirms an order and goes to its page. `problem` is the sentence of a refusal, gone with the next change;
 * `theirs` is what somebody else made of the draft in the meantime. `end` is called once it is saved.
 */
export function useSaveOrder(draft: OrderDraft, end: () => void) {
  const router = useRouter()
  const client = useQueryClient()
  const [refused, setRefused] = useState<Problem | null>(null)
  const [theirs, setTheirs] = useState<PurchaseOrder | null>(null)
  const showError = (error: ApiError) => {
    if (error.code === 'version-conflict') {
      setTheirs(error.details.current as PurchaseOrder)
      return true
    }
    const [issue] = error.issues
    const text = error.code === 'invalid-input' && issue ? issue.message : error.message
    setRefused({ path: issue?.path ?? '', text, of: draft })
    if (error.code === 'not-a-draft') void client.invalidateQueries()
    return true
  }
  const onDone = ({ id }: { id: string }) => {
    end()
    router.history.replace(`/products/purchase-order/${id}`)
  }
  const create = useAction(purchaseOrderRoutes.create, { showError, onDone })
  const replace = useAction(purchaseOrderRoutes.replace, { showError, onDone })
  const saving = create.isPending || replace.isPending

  /** Over another version than the one that the draft was read in, where that is meant. */
  function save(status: 'DRAFT' | 'SUCCEED', version = draft.version) {
    const tell = (path: string, text: string) => setRefused({ path, text, of: draft })
    if (!draft.provider) return tell('providerId', orderText.noProvider)
    if (draft.lines.length === 0) return tell('items', orderText.noLines)
    if (saving) return
    const body = { ...bodyOfOrder(draft), status, branchId: draft.branchId }
    if (version === null) create.mutate({ body: { ...body, id: draft.id } })
    else replace.mutate({ params: { id: draft.id }, body: { ...body, version } })
  }
  return { save, saving, problem: refused?.of === draft ? refused : null, theirs, forget: () => setTheirs(null) }
}

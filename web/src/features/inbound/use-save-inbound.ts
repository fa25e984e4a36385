import { type Inbound, inboundRoutes } from '@quay/contract/inbound'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { inboundText } from '../../text/inbound.ts'
import type { EditorAction } from './edit-inbound.ts'
import { bodyOf } from './editor-body.ts'
import type { EditorState } from './editor-state.ts'
import type { Problem } from './find-problems.ts'
import { priceEditor } from './price-editor.ts'

type Saved = { inbound: Inbound; whole: boolean }

type Options = {
  dispatch: (action: EditorAction) => void
  /** The server has it now; `whole` is false where a draft lacks what could not be sent. */
  onSaved: (saved: Saved) => void
  onRefused: (problem: Problem) => void
}

/** Sends the document: the first time it is made, then the draft is replaced. A refusal comes back as a sentence and the path of its field. */
export function useSaveInbound({ dispatch, onSaved, onRefused }: Options) {
  const client = useQueryClient()
  const branchId = useBranchId()
  const [theirs, setTheirs] = useState<Inbound | null>(null)
  const showError = (error: ApiError) => {
    if (error.code === 'version-conflict') setTheirs(error.details.current as Inbound)
    else if (error.code !== 'idempotency-conflict') onRefused(problemOf(error))
    // It is no draft any more: the page shows what it is.
    if (error.code === 'not-a-draft') void client.invalidateQueries()
    return true
  }
  const create = useAction(inboundRoutes.create, { showError })
  const replace = useAction(inboundRoutes.replace, { showError })

  async function save(state: EditorState, status: 'DRAFT' | 'SUCCEED'): Promise<void> {
    const { body, whole } = bodyOf(state, priceEditor(state), { status, branchId })
    try {
      const inbound =
        state.version === null
          ? await create.mutateAsync({ body: { ...body, id: state.id, kind: state.kind } })
          : await replace.mutateAsync({ params: { id: state.id }, body: { ...body, version: state.version } })
      setTheirs(null)
      onSaved({ inbound, whole })
    } catch (error) {
      if ((error as ApiError).code === 'idempotency-conflict' && state.version === null) await catchUp(state.id)
    }
  }
  /** The answer of an earlier save was lost: the draft is there, and this content comes over it. */
  async function catchUp(id: string) {
    const { version, code } = await call(inboundRoutes.get, { params: { id } })
    dispatch({ type: 'saved', version, code, dirty: true })
    onRefused({ path: '', text: inboundText.savedBefore })
  }
  return { save, saving: create.isPending || replace.isPending, theirs, forget: () => setTheirs(null) }
}

/** Where the refusal has a field, its sentence names the line too. */
function problemOf(error: ApiError): Problem {
  const [issue] = error.issues
  const line = /^items\.(\d+)/.exec(issue?.path ?? '')?.[1]
  const text = error.code === 'invalid-input' && issue ? issue.message : error.message
  return {
    path: issue?.path ?? '',
    text: line === undefined ? text : `${inboundText.line(Number(line) + 1)}: ${text}`,
  }
}

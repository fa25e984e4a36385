import { inboundRoutes } from '@quay/contract/inbound/routes'
import { providerRoutes } from '@quay/contract/partner/routes'
import { productRoutes } from '@quay/contract/product/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDong } from '@quay/domain/text/format-number'
import Check from 'lucide-react/icons/check'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useBranchId, useSession } from '../../../api/session/session.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useAction } from '../../../api/use-action.ts'
import { DocumentEditor } from '../../../document/document-editor.tsx'
import { useLines } from '../../../document/lines/use-lines.ts'
import type { KeptDraft } from '../../../document/slot/draft-slot.tsx'
import { useDocumentEditor } from '../../../document/use-document-editor.ts'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { inboundText } from '../../../text/buying/inbound.ts'
import { documentText } from '../../../text/kit/document.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Segmented } from '../../../ui/choice/segmented.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { StatusBadge } from '../../../ui/mark/status-badge.tsx'
import { confirm } from '../../../ui/window/confirm.ts'
import { ProviderSheet } from '../../provider/shared/provider-sheet.tsx'
import { EditorLines } from '../lines/editor-lines.tsx'
import { readInbound } from '../read-inbound.ts'
import { askPrices } from './ask-prices.tsx'
import { type EditorAction, editInbound, isLearning } from './edit-inbound.ts'
import { bodyOf } from './editor-body.ts'
import { EditorMoney } from './editor-money.tsx'
import { editorOfInbound } from './editor-of-inbound.ts'
import { EditorPartner } from './editor-partner.tsx'
import { EditorReceipt } from './editor-receipt.tsx'
import type { EditorState } from './editor-state.ts'
import { findProblems } from './find-problems.ts'
import { priceEditor } from './price-editor.ts'
import { ReadInvoiceButton } from './read-invoice-button.tsx'
import { useKnownGoods } from './use-known-goods.ts'

const { scope } = inboundText

/** Writes an import of goods: lines with lots on the left, provider and money on the right, all by keyboard. */
export function InboundEditor({ kept }: { kept: KeptDraft<EditorState> }) {
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  // What is missing is shown once the person wanted to complete it.
  const [asked, setAsked] = useState(false)
  const [remarks, setRemarks] = useState<readonly string[]>([])
  const [newProvider, setNewProvider] = useState<string | null>(null)
  const { code } = kept.begin
  const title = code === null ? inboundText.newTitle : inboundText.draftTitle(code)
  const editing = useDocumentEditor(kept, {
    title,
    path: '/products/import',
    scope,
    draftKey: inboundText.saveDraft,
    finishKey: inboundText.complete,
    send: (send, state, status) => {
      const { id, version, kind } = state
      const { body } = bodyOf(state, priceEditor(state), { status, branchId })
      return version === null
        ? send(inboundRoutes.create, { body: { ...body, id, kind } })
        : send(inboundRoutes.replace, { params: { id }, body: { ...body, version } })
    },
    read: readInbound,
    editorOf: editorOfInbound,
    isWhole: state => bodyOf(state, priceEditor(state), { status: 'DRAFT', branchId }).whole,
    check: (state, status) => {
      setAsked(status === 'SUCCEED')
      if (status === 'SUCCEED') return findProblems(state, priceEditor(state), today)[0] ?? null
      return state.lines.length === 0 ? { path: 'find', text: inboundText.noLines } : null
    },
    ask: async state => {
      const doubted = await askPrices(state, priceEditor(state))
      return doubted === null ? null : `items.${doubted}.price`
    },
  })
  const { draft: state, end, edit, learn } = editing
  // This function never changes, so React skips the lines that did not.
  const dispatch = (action: EditorAction) => (isLearning(action) ? learn : edit)(before => editInbound(before, action))
  useKnownGoods(state, dispatch)
  const prices = priceEditor(state)
  const problems = asked ? findProblems(state, prices, today) : []
  const problem = editing.problem ?? problems[0] ?? null
  const removeDraft = useAction(inboundRoutes.deleteDraft, { onDone: () => end() })
  const lines = useLines(editing, line => line.product.name)

  async function deleteDraft() {
    const yes = await confirm({
      title: inboundText.deleteTitle(state.code ?? ''),
      description: inboundText.deleteHint,
      confirmLabel: inboundText.deleteDraft,
    })
    if (yes) removeDraft.mutate({ params: { id: state.id } })
  }
  const mayAddProduct = isAllowed(rights, productRoutes.create.permission)
  const mayAddProvider = isAllowed(rights, providerRoutes.create.permission)
  return (
    <>
      <DocumentEditor
        editing={editing}
        title={title}
        crumbs={[{ label: inboundText.title, to: '/products/import' }]}
        meta={
          <>
            <StatusBadge status="DRAFT" />
            {state.order && <DocumentLink kind="purchase-order" id={state.order.id} code={state.order.code} />}
          </>
        }
        actions={
          <>
            {state.version === null && (
              <Segmented
                label={inboundText.kindFilter}
                value={state.kind}
                onChange={kind => dispatch({ type: 'head', patch: { kind } })}
                options={[
                  { value: 'PURCHASE', label: inboundText.kinds.PURCHASE },
                  { value: 'OPENING', label: inboundText.kinds.OPENING },
                ]}
              />
            )}
            {state.kind === 'PURCHASE' && (
              <ReadInvoiceButton
                state={state}
                onRead={(read, told) => {
                  dispatch({ type: 'replace', state: read })
                  setRemarks(told)
                }}
              />
            )}
            {state.version !== null && isAllowed(rights, inboundRoutes.deleteDraft.permission) && (
              <Button icon={<Trash />} busy={removeDraft.isPending} onClick={() => void deleteDraft()}>
                {inboundText.deleteDraft}
              </Button>
            )}
          </>
        }
        describeTheirs={theirs => [documentText.theirs(theirs.itemCount, formatDong(theirs.payable))]}
        notes={
          remarks.length > 0 && (
            <Note tone="warning" alert>
              {remarks.map(remark => (
                <p key={remark}>{remark}</p>
              ))}
            </Note>
          )
        }
        cards={
          <EditorPartner
            state={state}
            today={today}
            dispatch={dispatch}
            problem={problem}
            onAddProvider={mayAddProvider ? setNewProvider : undefined}
          />
        }
        side={<EditorMoney state={state} prices={prices} wrong={problem?.path ?? null} dispatch={dispatch} />}
        problem={problem}
        finishIcon={<Check />}
      >
        <EditorLines
          state={state}
          prices={prices}
          asked={asked}
          refused={editing.problem?.path ?? null}
          problems={problems}
          today={today}
          dispatch={dispatch}
          rows={lines}
          mayAddProduct={mayAddProduct}
        />
        {state.lines.length > 0 && <EditorReceipt state={state} dispatch={dispatch} />}
      </DocumentEditor>
      {newProvider !== null && (
        <ProviderSheet
          name={newProvider}
          onClose={() => setNewProvider(null)}
          onSaved={({ id, name, debt }) => dispatch({ type: 'head', patch: { provider: { id, name, debt } } })}
        />
      )}
    </>
  )
}

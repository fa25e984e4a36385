import { type Inbound, inboundRoutes } from '@quay/contract/inbound'
import { type Provider, providerRoutes } from '@quay/contract/partner'
import { isAllowed } from '@quay/contract/permission'
import { productRoutes } from '@quay/contract/product'
import { formatDong } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Trash from 'lucide-react/icons/trash-2'
import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useLastEditor } from '../../api/use-last-editor.ts'
import type { KeptDraft } from '../../document/draft-slot.tsx'
import { focusPath, focusPathSoon } from '../../document/focus-path.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { inboundText } from '../../text/inbound.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { confirm } from '../../ui/confirm.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { SideFoot } from '../../ui/side-foot.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { askPrices } from './ask-prices.tsx'
import { type AddProduct, EditorLines } from './editor-lines.tsx'
import { EditorMoney } from './editor-money.tsx'
import { editorOfInbound } from './editor-of-inbound.ts'
import { EditorPartner } from './editor-partner.tsx'
import { EditorReceipt } from './editor-receipt.tsx'
import type { EditorState } from './editor-state.ts'
import { findProblems, type Problem } from './find-problems.ts'
import { priceEditor } from './price-editor.ts'
import { ReadInvoiceButton } from './read-invoice-button.tsx'
import { useInboundEditor } from './use-inbound-editor.ts'
import { useKnownGoods } from './use-known-goods.ts'
import { useSaveInbound } from './use-save-inbound.ts'

export type AddProvider = ComponentType<{
  name?: string
  onClose: () => void
  onSaved?: (provider: Provider) => void
}>

export type InboundEditorProps = {
  /** Under which name unsaved work is kept: a draft's id, or `new`. */
  slot: string
  draft: KeptDraft<EditorState>
  /** The sheet that adds a provider; the route brings it. */
  AddProvider: AddProvider
  /** The sheet that makes a product; the route brings it. */
  AddProduct: AddProduct
}

/** Writes an import of goods: lines with lots on the left, provider and money on the right, all by keyboard. */
export function InboundEditor({ slot, draft, AddProvider, AddProduct }: InboundEditorProps) {
  const router = useRouter()
  const today = useBusinessDay()
  const { rights } = useSession()
  const { state, dispatch, end } = useInboundEditor(draft)
  useKnownGoods(state, dispatch)
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<{ problem: Problem; of: EditorState } | null>(null)
  const [remarks, setRemarks] = useState<readonly string[]>([])
  const [newProvider, setNewProvider] = useState<string | null>(null)
  const prices = priceEditor(state)
  const problems = findProblems(state, prices, today)
  // What the server said holds for what it was sent: the next edit takes it away.
  const refusal = refused?.of === state ? refused.problem : null
  const told = refusal ?? (asked ? problems[0] : undefined)
  useDocumentTitle(state.code ? inboundText.draftTitle(state.code) : inboundText.newTitle)
  useEffect(() => void focusPath('find'), [])

  const { save, saving, theirs, forget } = useSaveInbound({
    dispatch,
    onSaved: ({ inbound, whole }) => saved(inbound, whole),
    onRefused: problem => {
      setRefused({ problem, of: state })
      focusPathSoon(problem.path)
    },
  })
  const who = useLastEditor(theirs?.id ?? null)
  const removeDraft = useAction(inboundRoutes.deleteDraft, { onDone: () => end() })

  function saved(inbound: Inbound, whole: boolean) {
    const here = `/products/import/${inbound.id}`
    setAsked(false)
    if (inbound.status === 'SUCCEED') end()
    else if (slot === inbound.id)
      return dispatch({ type: 'saved', version: inbound.version, code: inbound.code, dirty: !whole })
    else {
      const kept = { ...state, version: inbound.version, code: inbound.code, dirty: true }
      end(whole ? undefined : { slot: inbound.id, state: kept })
    }
    router.history.replace(here)
  }
  async function complete(of: EditorState) {
    setAsked(true)
    const [first] = problems
    if (first) return focusPathSoon(first.path)
    if (saving) return
    const doubted = await askPrices(of, priceEditor(of))
    if (doubted === null) await save(of, 'SUCCEED')
    else focusPathSoon(`items.${doubted}.price`)
  }
  function saveDraft(of: EditorState) {
    if (of.lines.length === 0) {
      setRefused({ problem: { path: 'find', text: inboundText.noLines }, of })
      focusPath('find')
    } else if (!saving) void save(of, 'DRAFT')
  }
  const { scope } = inboundText
  useHotkey({ id: 'inbound.draft', key: 'Ctrl+S', label: inboundText.saveDraft, scope }, () => saveDraft(state))
  useHotkey({ id: 'inbound.complete', key: 'F9', label: inboundText.complete, scope }, () => void complete(state))

  async function drop() {
    const first = state.version === null
    const yes = await confirm({
      title: first ? inboundText.clearTitle : inboundText.dropTitle,
      description: first ? inboundText.clearHint(state.lines.length) : inboundText.dropHint,
      confirmLabel: inboundText.dropChanges,
    })
    if (!yes) return
    end()
    router.history.push('/products/import')
  }
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
      <PageHead
        title={state.code ? inboundText.draftTitle(state.code) : inboundText.newTitle}
        crumbs={[{ label: inboundText.title, to: '/products/import' }]}
        meta={
          <>
            <StatusBadge status="DRAFT" />
            {state.order && <DocumentLink kind="purchase-order" id={state.order.id} code={state.order.code} />}
            {state.dirty && <span className="text-12 text-ink-3">{inboundText.unsaved}</span>}
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
            {state.dirty && state.lines.length > 0 && (
              <Button variant="ghost" onClick={() => void drop()}>
                {inboundText.dropChanges}
              </Button>
            )}
            {state.version !== null && isAllowed(rights, inboundRoutes.deleteDraft.permission) && (
              <Button icon={<Trash />} busy={removeDraft.isPending} onClick={() => void deleteDraft()}>
                {inboundText.deleteDraft}
              </Button>
            )}
            <Button keyHint="Ctrl+S" busy={saving} onClick={() => saveDraft(state)}>
              {inboundText.saveDraft}
            </Button>
          </>
        }
      />
      {remarks.length > 0 && (
        <div className="mb-3">
          <Note tone="warning" alert>
            {remarks.map(remark => (
              <p key={remark}>{remark}</p>
            ))}
          </Note>
        </div>
      )}
      {theirs && (
        <div className="mb-3">
          <ConflictNote
            who={who}
            changes={[inboundText.conflictChanges(theirs.itemCount, formatDong(theirs.payable))]}
            onReload={() => {
              dispatch({ type: 'replace', state: editorOfInbound(theirs) })
              forget()
            }}
            onOverwrite={() => {
              dispatch({ type: 'saved', version: theirs.version, code: theirs.code, dirty: true })
              void save({ ...state, version: theirs.version }, 'DRAFT')
            }}
          />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px]">
        <div className="grid min-w-0 gap-4">
          <EditorLines
            state={state}
            prices={prices}
            asked={asked}
            refused={refusal?.path ?? null}
            problems={asked ? problems : []}
            today={today}
            dispatch={dispatch}
            AddProduct={mayAddProduct ? AddProduct : undefined}
          />
          {state.lines.length > 0 && <EditorReceipt state={state} dispatch={dispatch} />}
        </div>
        <div className="grid gap-4 lg:sticky lg:top-0">
          <EditorPartner
            state={state}
            today={today}
            dispatch={dispatch}
            error={told?.path === 'providerId' ? told.text : undefined}
            onAddProvider={mayAddProvider ? setNewProvider : undefined}
          />
          <Card>
            <div className="grid gap-3">
              <EditorMoney state={state} prices={prices} wrong={told?.path ?? null} dispatch={dispatch} />
              <SideFoot>
                {told && (
                  <Note tone="danger" alert>
                    {told.text}
                  </Note>
                )}
                <Button
                  variant="primary"
                  size="xl"
                  icon={<Check />}
                  keyHint="F9"
                  busy={saving}
                  onClick={() => void complete(state)}
                >
                  {inboundText.complete}
                </Button>
              </SideFoot>
            </div>
          </Card>
        </div>
      </div>
      {newProvider !== null && (
        <AddProvider
          name={newProvider}
          onClose={() => setNewProvider(null)}
          onSaved={({ id, name, debt }) => dispatch({ type: 'head', patch: { provider: { id, name, debt } } })}
        />
      )}
    </>
  )
}

import { isAllowed } from '@quay/contract/permission'
import { type Product, productRoutes } from '@quay/contract/product'
import { sendsGoods, transferRoutes } from '@quay/contract/stock-transfer'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import PackagePlus from 'lucide-react/icons/package-plus'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useProfile, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import type { DocumentDraft } from '../../document/draft-slot.tsx'
import { useKept } from '../../document/use-kept.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { transferText } from '../../text/transfer.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { CancelTransfer } from './cancel-transfer.tsx'
import { DraftStanding } from './draft-standing.tsx'
import { editorOfTransfer, type TransferLine as Line, type TransferDraft } from './editor-state.ts'
import { TransferConflict } from './transfer-conflict.tsx'
import { TransferLine } from './transfer-line.tsx'
import { TransferState } from './transfer-state.tsx'
import { useSaveTransfer } from './use-save-transfer.ts'

const mostFound = 12

/** Writes a transfer: which branch, which goods, how many, from which lots. A request is answered here too, by its sender. */
export function TransferEditor({ slot }: { slot: DocumentDraft<TransferDraft> }) {
  const { begin } = slot
  const here = useBranchId()
  const profile = useProfile()
  const { rights } = useSession()
  const [draft, setDraft] = useState(begin)
  const { end } = useKept(slot, draft)
  const [cancelling, setCancelling] = useState(false)
  const [isPriced, setPriced] = useState(begin.lines.some(line => line.price !== null))
  const branches = useRoute(transferRoutes.branches, {})
  const { origin } = draft
  const isStored = draft.version !== null
  const isSender = profile.branches.some(branch => branch.id === draft.branchId)
  /** Chooses lots and prices: the branch that has the goods. */
  const isSending = origin === 'SEND' || (isStored && isSender)
  const maySend = isSending && isAllowed(rights, sendsGoods)
  const approves = maySend && draft.needsApproval && draft.writer?.id !== profile.id
  const saveText =
    origin === 'SEND'
      ? maySend
        ? transferText.saveDraft
        : transferText.saveForApproval
      : isStored
        ? transferText.saveRequest
        : transferText.sendRequest
  const mayCancel = isStored && isAllowed(rights, transferRoutes.cancel.permission)
  const title = draft.code ?? (origin === 'REQUEST' ? transferText.newRequest : transferText.newTitle)
  useDocumentTitle(title)
  const { save, saving, problem, theirs, forget } = useSaveTransfer(draft, end)

  const change = (patch: Partial<TransferDraft>) => setDraft(before => ({ ...before, ...patch }))
  const changeLine = (key: string, patch: Partial<Line>) =>
    setDraft(before => ({
      ...before,
      lines: before.lines.map(line => (line.key === key ? { ...line, ...patch } : line)),
    }))

  const { scope } = transferText
  useHotkey({ id: 'transfer.draft', key: 'Ctrl+S', label: saveText, scope }, () => save('DRAFT'))
  useHotkey({ id: 'transfer.send', key: 'F9', label: transferText.send, scope }, () => save('SUCCEED'), {
    enabled: maySend,
  })

  async function findProducts(keyword: string, signal: AbortSignal) {
    const answer = await call(
      productRoutes.list,
      { query: { branchId: here, keyword, isActive: '1', limit: mostFound } },
      { signal },
    )
    return answer.items.map(product => ({
      value: product.id,
      label: product.name,
      detail: `${product.code} · ${formatUnits(product.stock, product.units)}`,
      product,
    }))
  }
  function add(product: Product) {
    const known = draft.lines.find(line => line.productId === product.id)
    if (known) return changeLine(known.key, { quantity: (known.quantity ?? 0) + 1 })
    const { units } = product
    const unit = units.find(one => one.isDefaultSale) ?? units[0]
    if (!unit) return
    change({
      lines: [
        ...draft.lines,
        {
          key: newId(),
          productId: product.id,
          code: product.code,
          name: product.name,
          units,
          unitId: unit.id,
          quantity: 1,
          lots: null,
          requested: null,
          price: null,
        },
      ],
    })
  }
  const others = (branches.data ?? []).filter(
    branch => branch.id !== (origin === 'SEND' ? draft.branchId : draft.targetBranchId),
  )
  const nameOf = (id: string) => branches.data?.find(branch => branch.id === id)?.name ?? ''
  const own = origin === 'SEND' ? draft.branchId : draft.targetBranchId
  const other = origin === 'SEND' ? draft.targetBranchId : draft.branchId
  const lineProblem = (index: number) => (problem?.path.startsWith(`items.${index}.`) ? problem.text : undefined)
  const deed = approves ? 'refuse' : origin === 'SEND' ? 'cancel' : isSender ? 'refuse' : 'withdraw'
  const isLineProblem = /^items\.\d/.test(problem?.path ?? '')
  return (
    <>
      <PageHead
        title={title}
        crumbs={[{ label: transferText.title, to: '/products/transfer' }]}
        meta={
          <TransferState
            transfer={{
              status: 'DRAFT',
              transferStatus: null,
              origin: isStored ? origin : 'SEND',
              needsApproval: draft.needsApproval,
            }}
          />
        }
        actions={
          <>
            {mayCancel && <Button onClick={() => setCancelling(true)}>{transferText[deed]}</Button>}
            {(maySend || origin === 'REQUEST') && (
              <Button
                variant={maySend ? undefined : 'primary'}
                keyHint="Ctrl+S"
                busy={saving}
                onClick={() => save('DRAFT')}
              >
                {saveText}
              </Button>
            )}
          </>
        }
      />
      {theirs && (
        <TransferConflict
          draft={draft}
          theirs={theirs}
          onReload={() => {
            setDraft(editorOfTransfer(theirs))
            forget()
          }}
          onOverwrite={() => {
            change({ version: theirs.version })
            forget()
            save('DRAFT', theirs.version)
          }}
        />
      )}
      <DraftStanding draft={draft} maySend={maySend} me={profile.id} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px]">
        <section aria-label={transferText.product} className="min-w-0 rounded-3 border border-line bg-surface">
          <div className="px-4 py-2 max-md:px-3">
            <Combobox
              className="max-w-96 max-sm:max-w-none"
              label={transferText.findProduct}
              placeholder={transferText.findProduct}
              value={null}
              options={findProducts}
              onChange={option => option && add(option.product)}
            />
          </div>
          {draft.lines.length === 0 ? (
            <EmptyState icon={<PackagePlus />} title={transferText.noLines}>
              {transferText.emptyLines}
            </EmptyState>
          ) : (
            <ol aria-label={transferText.product}>
              {draft.lines.map((line, index) => (
                <TransferLine
                  key={line.key}
                  draft={draft}
                  line={line}
                  problem={lineProblem(index)}
                  mayChooseLots={isSending}
                  isPriced={isPriced}
                  onChange={patch => changeLine(line.key, patch)}
                  onRemove={() => change({ lines: draft.lines.filter(one => one.key !== line.key) })}
                />
              ))}
            </ol>
          )}
        </section>
        <Card>
          <div className="grid gap-3">
            <Field label={origin === 'SEND' ? transferText.to : transferText.from} required>
              <Select
                value={other === '' ? null : other}
                placeholder={transferText.chooseBranch}
                disabled={origin === 'REQUEST' && isStored}
                options={others.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={id => change(origin === 'SEND' ? { targetBranchId: id } : { branchId: id })}
              />
            </Field>
            <p className="text-12 text-ink-2">
              {origin === 'SEND' ? transferText.from : transferText.to}: <b className="font-semibold">{nameOf(own)}</b>
            </p>
            <Field label={transferText.carrier}>
              <TextInput
                maxLength={100}
                value={draft.carrier}
                onChange={event => change({ carrier: event.target.value })}
              />
            </Field>
            {isSending && (
              <Checkbox
                checked={isPriced}
                onChange={event => {
                  setPriced(event.target.checked)
                  if (!event.target.checked) change({ lines: draft.lines.map(line => ({ ...line, price: null })) })
                }}
              >
                {transferText.withPrices}
              </Checkbox>
            )}
            <Field label={transferText.note}>
              <Textarea
                rows={2}
                maxLength={500}
                value={draft.note}
                onChange={event => change({ note: event.target.value })}
              />
            </Field>
            {problem && (
              <Note tone="danger" alert>
                {isLineProblem && `${transferText.line(Number(problem.path.split('.')[1]) + 1)}: `}
                {problem.text}
              </Note>
            )}
            {isSending && !maySend && (
              <Button variant="primary" size="xl" keyHint="Ctrl+S" busy={saving} onClick={() => save('DRAFT')}>
                {saveText}
              </Button>
            )}
            {maySend && (
              <Button
                variant="primary"
                size="xl"
                icon={<Truck />}
                keyHint="F9"
                busy={saving}
                onClick={() => save('SUCCEED')}
              >
                {approves ? transferText.approve : transferText.send}
              </Button>
            )}
          </div>
        </Card>
      </div>
      {cancelling && draft.code && (
        <CancelTransfer
          id={draft.id}
          code={draft.code}
          deed={deed}
          moving={false}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  )
}

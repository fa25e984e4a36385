import { saleReturnReasons } from '@quay/contract/sale-return/shapes'
import { transferReference } from '@quay/domain/bank/transfer-reference'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { ownTill } from '../../../api/session/own-till.ts'
import { useBranchId, useProfile } from '../../../api/session/session.ts'
import { clockState, correctedNow } from '../../../offline/connection/clock.ts'
import { type HeldBill, listHeld } from '../../../offline/outbox/held-bills.ts'
import {
  listQueuedReturns,
  type QueuedReturn,
  queueReturn,
  type UnnumberedReturnPart,
} from '../../../offline/outbox/return-queue.ts'
import { saleFormat } from '../../../offline/outbox/sale-format.ts'
import { isClaimed } from '../../../offline/people/hand-over.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { QuantityInput } from '../../../ui/field/quantity-input.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Money } from '../../../ui/mark/money.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { DetailPage } from '../../../ui/page/detail-page.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { SideFoot } from '../../../ui/page/side-foot.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { printSlip } from '../../receipt/shared/print-slip.ts'
import { watchOfflineReturns } from '../shared/watch-offline-returns.ts'
import { useKeptContext } from './offline-rules.ts'
import { type OfflineLine, offlineBody, offlineLines, surchargesOf, worthOf } from './offline-state.ts'

const crumbs = [{ label: words.title, to: '/transactions/return' }]

/** Goods of a bill that this browser holds, taken back in cash while the server does not answer. */
export function OfflineEditor({ billId }: { billId: string }) {
  const { store } = useProfile()
  const [opened, setOpened] = useState<{ bill: HeldBill | null; lines: OfflineLine[]; queued: QueuedReturn[] } | null>(
    null,
  )
  useEffect(() => {
    void Promise.all([listHeld(store.id), listQueuedReturns(store.id)]).then(([bills, queued]) => {
      const bill = bills.find(({ id }) => id === billId) ?? null
      setOpened({ bill, lines: bill ? offlineLines(bill, queued) : [], queued })
    })
  }, [store.id, billId])
  if (!opened) return null
  if (!opened.bill) return <Note tone="warning">{words.noHeldBill}</Note>
  return <OfHeldBill bill={opened.bill} lines={opened.lines} queued={opened.queued} />
}

/** What of a return only its moment knows. */
function partOf(storeId: string, userId: string, shiftId: string | undefined): UnnumberedReturnPart {
  const till = ownTill()
  return {
    format: saleFormat,
    ...(till && { deviceId: till.id }),
    clock: clockState(),
    ...(shiftId && { shiftId }),
    ...(isClaimed(storeId, userId) && { sellerIsClaimed: true }),
  }
}

type OfHeldBillProps = { bill: HeldBill; lines: readonly OfflineLine[]; queued: readonly QueuedReturn[] }

function OfHeldBill({ bill, lines, queued }: OfHeldBillProps) {
  useDocumentTitle(words.ofBill(bill.code))
  const router = useRouter()
  const { id: userId, store } = useProfile()
  const branchId = useBranchId()
  const context = useKeptContext()
  const [id] = useState(newId)
  const [reason, setReason] = useState<(typeof saleReturnReasons)[number]>('CHANGED_MIND')
  const [note, setNote] = useState('')
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const [isSaving, setSaving] = useState(false)
  const prefix = ownTill()?.prefix
  const localNumber = ['OFF', ...(prefix ? [prefix] : []), transferReference(id)].join('-')
  const written = {
    id,
    localNumber,
    branchId,
    takenAt: new Date(correctedNow()).toISOString(),
    reason,
    note,
    quantities,
  }
  const surcharges = surchargesOf(bill, lines, quantities, queued)
  const body = offlineBody(bill, lines, written, { rule: context?.cashRounding ?? null, surcharges })
  const limit = context?.offlineReturns?.cashLimit ?? null
  const isOver = limit !== null && body.cash > limit
  const canFinish = body.items.length > 0 && !isOver && Boolean(context?.offlineReturns)
  async function finish() {
    if (!canFinish || isSaving) return
    setSaving(true)
    try {
      await queueReturn({ storeId: store.id, userId }, body, partOf(store.id, userId, context?.shift?.shift?.id))
    } catch {
      setSaving(false)
      return void toast.error(words.offlineNotKept)
    }
    printSlip([
      words.slip.title,
      words.slip.code(localNumber, bill.code),
      words.slip.line(words.columns.at, formatDate(body.takenAt.slice(0, 10))),
      '—',
      ...body.items.flatMap(item => {
        const line = lines.find(one => one.line === item.line)!
        const counted = words.slip.counted(formatNumber(-item.quantity), line.unitName)
        return [line.name, [counted, formatNumber(-item.amount)] as const]
      }),
      ...(body.surchargesBack ? [words.slip.line(words.surchargesBack, formatDong(body.surchargesBack))] : []),
      '—',
      [words.methods.CASH, formatNumber(-body.cash)],
      words.offlineSlip,
    ])
    toast.success(words.offlineKept(localNumber))
    watchOfflineReturns()
    router.history.push('/transactions/return/new')
  }
  useHotkey({ id: 'sale-return.finish', key: 'F9', label: words.finishKey, scope: words.scope }, () => void finish())
  return (
    <DetailPage
      title={words.ofBill(bill.code)}
      crumbs={crumbs}
      side={
        <Card title={words.money}>
          <div className="grid gap-3">
            <Field label={words.reason}>
              <Select
                value={reason}
                options={saleReturnReasons.map(value => ({ value, label: words.reasons[value] }))}
                onChange={setReason}
              />
            </Field>
            <Field label={words.note}>
              <Textarea rows={2} maxLength={500} value={note} onChange={event => setNote(event.target.value)} />
            </Field>
            <dl className="grid gap-1.5">
              {body.surchargesBack !== undefined && (
                <FigureRow label={words.surchargesBack} amount={body.surchargesBack} />
              )}
              <FigureRow label={words.rest} strong amount={body.cash} amountClass="text-20" />
            </dl>
            <SideFoot>
              {isOver && <Refusal>{words.offlineOverLimit(formatDong(limit))}</Refusal>}
              <Button
                variant="primary"
                size="xl"
                icon={<Undo2 />}
                keyHint="F9"
                busy={isSaving}
                disabled={!canFinish}
                onClick={() => void finish()}
              >
                {words.finish}
              </Button>
            </SideFoot>
          </div>
        </Card>
      }
    >
      <Note tone="warning">{words.offlineHint}</Note>
      <Card title={words.goods} padded={false}>
        <ul aria-label={words.goods}>
          {lines.map(line => (
            <li
              key={line.line}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3 first:border-t-0"
            >
              <div className="min-w-48 flex-1">
                <p className="font-semibold">{line.name}</p>
                <p className="text-12 text-ink-3">
                  {words.soldLeft(
                    `${line.quantity} ${line.unitName.toLowerCase()}`,
                    `${line.quantity - line.returned} ${line.unitName.toLowerCase()}`,
                  )}{' '}
                  · {words.toQuarantine}
                </p>
              </div>
              <QuantityInput
                label={words.quantityOf(line.name)}
                value={quantities[line.line] ?? 0}
                min={0}
                max={Math.max(0, line.quantity - line.returned)}
                disabled={line.quantity <= line.returned}
                onChange={quantity => setQuantities(before => ({ ...before, [line.line]: quantity ?? 0 }))}
              />
              <Money amount={worthOf(line, quantities[line.line] ?? 0)} className="w-28 text-right font-semibold" />
            </li>
          ))}
        </ul>
      </Card>
    </DetailPage>
  )
}

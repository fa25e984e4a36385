import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import { formatUnits, toBase } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { DraftText } from '../../document/draft-text.tsx'
import { DraftSlot, type KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useKeptSheet } from '../../document/slot/use-kept-sheet.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { arrivalOf, inUnit, type LotArrival, shortOf, unitsToCountIn } from './lot-arrival.ts'
import { readTransfer } from './read-transfer.ts'

/** What was written of an arrival: of lots that did not arrive whole, by their row, and of all of it. */
interface HalfReceipt {
  told: Readonly<Record<string, LotArrival>>
  head: { note: string; lossReason: string; lossParty: string; damageReason: string }
}

const nothing: HalfReceipt = { told: {}, head: { note: '', lossReason: '', lossParty: '', damageReason: '' } }

type ReceiveProps = { transfer: Transfer; onClose: () => void }

/**
 * Receives goods: whole unless the user says otherwise, by lot, in the unit sent; missing goods go back or are written off.
 * The counts outlive a closed browser.
 */
export function ReceiveTransfer(props: ReceiveProps) {
  return (
    <DraftSlot kind="transfer-receipt" slot={props.transfer.id} begin={() => nothing} read={readReceipt}>
      {kept => <ReceiptForm {...props} kept={kept} />}
    </DraftSlot>
  )
}

/** A transfer as a receipt to be written: nothing is to be written any more once the goods are not on their way. */
async function readReceipt(id: string) {
  const { transferStatus } = await readTransfer(id)
  return { status: transferStatus === 'MOVING' ? 'DRAFT' : 'SUCCEED' }
}

function ReceiptForm({ transfer, onClose, kept }: ReceiveProps & { kept: KeptDraft<HalfReceipt> }) {
  const lots = transfer.items.flatMap(item => item.lots.map(lot => ({ item, lot })))
  const [written, setWritten] = useState(kept.begin)
  const { told, head } = written
  const sheet = useKeptSheet(kept, written, onClose)
  const [problem, setProblem] = useState<{ path: string; text: string } | null>(null)
  const receive = useAction(transferRoutes.receive, {
    onDone: sheet.done,
    showError: error => {
      setProblem({ path: error.issues[0]?.path ?? '', text: error.message })
      return true
    },
  })
  const of = (one: (typeof lots)[number]) => told[one.lot.id] ?? arrivalOf(one.lot.quantity, one.item)
  const isLost = lots.some(one => of(one).rest === 'lost' && (shortOf(of(one), one.lot.quantity) ?? 0) > 0)
  const isDamaged = lots.some(one => (of(one).damaged ?? 0) > 0)
  const put = (id: string, patch: Partial<LotArrival>, before: LotArrival) =>
    setWritten(all => ({ ...all, told: { ...all.told, [id]: { ...before, ...patch } } }))
  const putHead = (patch: Partial<typeof head>) => setWritten(all => ({ ...all, head: { ...all.head, ...patch } }))

  async function submit() {
    const empty = lots.find(one => of(one).received === null)
    if (empty) return setProblem({ path: empty.lot.id, text: transferText.nothingTyped(empty.item.productName) })
    const rows = lots.flatMap(one => {
      const { ratio, rest, note, ...typed } = of(one)
      const received = toBase(typed.received ?? 0, ratio)
      const damaged = toBase(typed.damaged ?? 0, ratio)
      const short = one.lot.quantity - received
      if (short === 0 && damaged === 0 && note.trim() === '') return []
      return [
        {
          id: one.lot.id,
          received,
          damaged,
          back: rest === 'back' ? short : 0,
          lost: rest === 'lost' ? short : 0,
          note: note.trim() || null,
        },
      ]
    })
    const receipt = {
      params: { id: transfer.id },
      body: {
        version: transfer.version,
        lots: rows,
        note: head.note.trim() || null,
        lossReason: isLost ? head.lossReason.trim() || null : null,
        lossParty: isLost ? head.lossParty.trim() || null : null,
        damageReason: isDamaged ? head.damageReason.trim() || null : null,
      },
    }
    // Waited for, so that the form finds the refused field; showError shows the refusal.
    await receive.mutateAsync(receipt).catch(() => undefined)
  }
  const part = { draft: head, problem: problem && { ...problem, text: transferText.required }, onChange: putHead }
  return (
    <EditSheet
      onClose={sheet.drop}
      title={transferText.receiveTitle(transfer.code)}
      onSubmit={submit}
      dirty={sheet.isChanged}
      busy={receive.isPending}
      submitLabel={transferText.confirmReceive}
      size="lg"
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{transferText.receiveHint}</p>
        {problem && (
          <Note tone="danger" alert>
            {problem.text}
          </Note>
        )}
        <ul className="grid gap-3">
          {lots.map(row => {
            const { item, lot } = row
            const one = of(row)
            const short = shortOf(one, lot.quantity) ?? 0
            const name = `${item.productName}${lot.lotNumber ? ` ${lot.lotNumber}` : ''}`
            const unit = item.units.find(({ ratio }) => ratio === one.ratio)?.name.toLowerCase() ?? ''
            const units = unitsToCountIn(one, lot.quantity, item.units)
            return (
              <li key={lot.id} className="grid gap-2 border-line border-b pb-3">
                <div className="flex flex-wrap items-start gap-3">
                  <div className="min-w-44 flex-1">
                    <p className="font-semibold">{item.productName}</p>
                    <p className="text-12 text-ink-3">
                      {[
                        lot.lotNumber,
                        lot.expiryDate && formatDate(lot.expiryDate),
                        `${transferText.sent} ${formatUnits(lot.quantity, item.units)}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </div>
                  <Field
                    label={transferText.received}
                    error={problem?.path === lot.id && one.received === null ? transferText.required : undefined}
                  >
                    <span className="flex items-center gap-2">
                      <QuantityInput
                        label={`${transferText.received} ${name}`}
                        min={0}
                        max={lot.quantity / one.ratio}
                        unit={unit}
                        value={one.received}
                        onChange={received => put(lot.id, { received }, one)}
                      />
                      {units.length > 1 ? (
                        <Select
                          className="w-24"
                          label={`${transferText.unit} ${name}`}
                          value={String(one.ratio)}
                          options={units.map(({ name: label, ratio }) => ({ value: String(ratio), label }))}
                          onChange={ratio => put(lot.id, inUnit(one, Number(ratio)), one)}
                        />
                      ) : (
                        <span className="text-12 text-ink-2">{unit}</span>
                      )}
                    </span>
                  </Field>
                  {(one.received ?? 0) > 0 && (
                    <Field label={transferText.damaged}>
                      <QuantityInput
                        label={`${transferText.damaged} ${name}`}
                        min={0}
                        max={one.received ?? 0}
                        unit={unit}
                        value={one.damaged}
                        onChange={damaged => put(lot.id, { damaged }, one)}
                      />
                    </Field>
                  )}
                </div>
                {(one.damaged ?? 0) > 0 && (
                  <p className="text-warning-text">
                    {formatUnits(toBase(one.damaged ?? 0, one.ratio), item.units)} {transferText.damagedTo}
                  </p>
                )}
                {short > 0 && (
                  <div className="flex flex-wrap items-center gap-3">
                    <span className="text-danger-text">
                      {transferText.short}: {formatUnits(short, item.units)}
                    </span>
                    <Segmented
                      label={`${transferText.short} ${name}`}
                      value={one.rest}
                      onChange={rest => put(lot.id, { rest }, one)}
                      options={[
                        { value: 'back', label: transferText.back },
                        { value: 'lost', label: transferText.lost },
                      ]}
                    />
                    <TextInput
                      aria-label={`${transferText.lineNote} ${name}`}
                      placeholder={transferText.lineNote}
                      className="min-w-32 flex-1"
                      maxLength={200}
                      value={one.note}
                      onChange={event => put(lot.id, { note: event.target.value }, one)}
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
        {isLost && (
          <div className="grid gap-3 sm:grid-cols-2">
            <DraftText {...part} name="lossReason" label={transferText.lossReason} required maxLength={300} />
            <DraftText {...part} name="lossParty" label={transferText.lossParty} required maxLength={100} />
          </div>
        )}
        {isDamaged && (
          <DraftText {...part} name="damageReason" label={transferText.damageReason} required maxLength={300} />
        )}
        <DraftText {...part} name="note" label={transferText.receiveNote} maxLength={500} rows={2} />
      </div>
    </EditSheet>
  )
}

import { bankMatchRoutes, type StatementGap } from '@quay/contract/bank-transfer/matching'
import { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import { voucherRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Request } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { customerEntity, providerEntity } from '../../list/entities.ts'
import { statementGapText as words } from '../../text/money/statement-gap.ts'
import { Button } from '../../ui/button/button.tsx'
import { Combobox, type ComboboxOption } from '../../ui/choice/combobox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { useAccounts } from '../cashbook/shared/use-accounts.ts'

type Line = StatementGap['lines'][number]
type Way = 'VOUCHER' | 'DEBT' | 'TRANSFER'
type Of = { accountId: string; line: Line }
type RecordedAs = Request<typeof bankMatchRoutes.record>['body']['as']

const longestNote = 300
const longestName = 120

/** What may become of a line that the cash book does not know: a receipt or payment, a transfer with another fund, or the debt of who is named in it. */
export function RecordLine(of: Of) {
  const { rights } = useSession()
  const [way, setWay] = useState<Way | null>(null)
  const { debtor, amount } = of.line
  const direction = amount > 0 ? 'IN' : 'OUT'
  const kind = amount > 0 ? 'customer' : 'provider'
  const writes = isAllowed(rights, voucherRoutes.create.permission)
  const settles =
    isAllowed(rights, { model: kind, action: 'read' }) &&
    (isAllowed(rights, { model: kind, action: 'update' }) || (kind === 'customer' && writes))
  return (
    <span className="flex flex-wrap gap-1.5">
      {settles && (
        <Button size="sm" onClick={() => setWay('DEBT')}>
          {debtor ? words.settleOf[debtor.kind](debtor.name) : words.settle[kind]}
        </Button>
      )}
      {writes && (
        <Button size="sm" onClick={() => setWay('VOUCHER')}>
          {words.record[direction]}
        </Button>
      )}
      {writes && (
        <Button size="sm" onClick={() => setWay('TRANSFER')}>
          {words.transfer}
        </Button>
      )}
      {way && <RecordSheet {...of} way={way} onClose={() => setWay(null)} />}
    </span>
  )
}

function RecordSheet({ accountId, line, way, onClose }: Of & { way: Way; onClose: () => void }) {
  const branchId = useBranchId()
  const direction = line.amount > 0 ? 'IN' : 'OUT'
  const partnerKind = line.amount > 0 ? 'customer' : 'provider'
  const { debtor } = line
  const [id] = useState(newId)
  const [kindId, setKindId] = useState<string | null>(null)
  const [otherId, setOtherId] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [partner, setPartner] = useState<ComboboxOption | null>(
    debtor && { value: debtor.id, label: debtor.name, detail: words.debtNow(formatDong(debtor.debt)) },
  )
  const [note, setNote] = useState(line.content.slice(0, longestNote))
  const [asked, setAsked] = useState(false)
  const kinds = (useRoute(voucherRoutes.kinds, {}, { enabled: way === 'VOUCHER' }).data ?? []).filter(
    kind => kind.direction === direction,
  )
  const isTransfer = way === 'TRANSFER'
  const funds = useAccounts().filter(fund => fund.isActive && fund.id !== accountId)
  const elsewhere = useRoute(fundTransferRoutes.targets, { query: { branchId } }, { enabled: isTransfer }).data ?? []
  const record = useAction(bankMatchRoutes.record, {
    onClose,
    onDone: ({ documentCode }) => toast.success(words.saved(documentCode)),
    showError: shownHere,
  })
  /** What the line becomes; null while what it needs is not chosen. */
  function chosen(): RecordedAs | null {
    if (way === 'DEBT') return partner && { kind: 'DEBT', partnerKind, partnerId: partner.value }
    if (isTransfer) return otherId === null ? null : { kind: 'TRANSFER', otherAccountId: otherId }
    return kindId === null ? null : { kind: 'VOUCHER', kindId, ...(name.trim() !== '' && { partnerName: name.trim() }) }
  }
  function submit() {
    setAsked(true)
    const as = chosen()
    if (!as) return
    record.mutate({
      body: {
        ...{ id, branchId, accountId, statementLineId: line.id, as },
        ...(note.trim() !== '' && { note: note.trim() }),
      },
    })
  }
  const entity = partnerKind === 'customer' ? customerEntity : providerEntity
  return (
    <EditSheet
      title={titleOf(way, line.amount > 0)}
      submitLabel={words.save}
      dirty={kindId !== null || otherId !== null || name !== ''}
      busy={record.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{record.error?.message}</Refusal>
      <p>
        {formatDate(line.bookedOn)} · {line.content}
      </p>
      <dl className="grid gap-1.5">
        <FigureRow label={words.lineAmount} strong amount={line.left} />
      </dl>
      {way === 'DEBT' ? (
        <Field label={words.partner[partnerKind]} required error={asked && !partner ? words.partnerMissing : undefined}>
          <Combobox value={partner} onChange={setPartner} options={entity.find} placeholder={words.findPartner} />
        </Field>
      ) : isTransfer ? (
        <Field
          label={words.otherFund[direction]}
          required
          error={asked && otherId === null ? words.fundMissing : undefined}
        >
          <Select
            value={otherId}
            onChange={setOtherId}
            options={[
              ...funds.map(fund => ({ value: fund.id, label: fund.name })),
              ...elsewhere.map(fund => ({ value: fund.id, label: `${fund.name} · ${fund.branchName}` })),
            ]}
          />
        </Field>
      ) : (
        <>
          <Field label={words.kind[direction]} required error={asked && !kindId ? words.kindMissing : undefined}>
            <Select
              value={kindId}
              onChange={setKindId}
              options={kinds.map(kind => ({ value: kind.id, label: kind.name }))}
            />
          </Field>
          <Field label={words.whom[direction]}>
            <TextInput maxLength={longestName} value={name} onChange={event => setName(event.target.value)} />
          </Field>
        </>
      )}
      <Field label={words.note}>
        <TextInput maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
      <p className="text-12 text-ink-2">{isTransfer ? words.transferHint : words.recordHint}</p>
    </EditSheet>
  )
}

function titleOf(way: Way, isIn: boolean): string {
  if (way === 'TRANSFER') return words.transferTitle
  return way === 'DEBT' ? words.settleTitle[isIn ? 'customer' : 'provider'] : words.recordTitle[isIn ? 'IN' : 'OUT']
}

import { type DebtOffset, debtOffsetRoutes } from '@quay/contract/money/debt-offset'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { customerEntity, providerEntity } from '../../list/entities.ts'
import { kitText } from '../../text/kit/kit.ts'
import { debtOffsetText as words } from '../../text/partner/debt-offset.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'

const longestNote = 300

type OffsetDialogProps = {
  partner: { kind: 'customer' | 'provider'; id: string; name: string }
  onClose: () => void
}

/** A firm that is customer and provider: says so, sets both debts off against each other, and takes that back. */
export function OffsetDialog({ partner, onClose }: OffsetDialogProps) {
  const { kind, id } = partner
  const asked = { query: { partnerKind: kind, partnerId: id } }
  const { data, error } = useRoute(debtOffsetRoutes.partner, asked, { keepPrevious: false })
  const link = useAction(debtOffsetRoutes.link, { showError: shownHere })
  const [cancelled, setCancelled] = useState<DebtOffset | null>(null)
  if (cancelled)
    return (
      <CancelDocument
        route={debtOffsetRoutes.cancel}
        input={reason => ({ params: { id: cancelled.id }, body: { reason } })}
        onClose={() => setCancelled(null)}
        title={words.cancelTitle(cancelled.code)}
        description={words.cancelHint(formatDong(cancelled.amount))}
        confirmLabel={words.cancel}
        reasonLabel={kitText.reason}
      />
    )
  if (data?.link)
    return <SetOff {...data} link={data.link} partner={partner} onClose={onClose} onCancel={setCancelled} />
  const entity = kind === 'customer' ? providerEntity : customerEntity
  const connect = (other: string) =>
    link.mutate({
      body: kind === 'customer' ? { customerId: id, providerId: other } : { customerId: other, providerId: id },
    })
  return (
    <Dialog title={words.title(partner.name)} onClose={onClose} actions={<Button onClick={onClose}>Đóng</Button>}>
      <div className="grid gap-4">
        <Refusal>{(error ?? link.error)?.message}</Refusal>
        {data ? (
          <>
            <p className="text-ink-2">{words.unlinked[kind]}</p>
            <Field label={words.choose[kind]}>
              <Combobox
                value={null}
                options={entity.find}
                onChange={option => option && connect(option.value)}
                placeholder={words.find}
              />
            </Field>
            <History offsets={data.offsets} onCancel={setCancelled} />
          </>
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
    </Dialog>
  )
}

type Side = { id: string; name: string; debt: number }
type SetOffProps = OffsetDialogProps & {
  link: { customer: Side; provider: Side }
  offsets: readonly DebtOffset[]
  onCancel: (offset: DebtOffset) => void
}

function SetOff({ partner, link: { customer, provider }, offsets, onClose, onCancel }: SetOffProps) {
  const branchId = useBranchId()
  const [id] = useState(newId)
  const most = Math.max(0, Math.min(customer.debt, provider.debt))
  const [amount, setAmount] = useState<number | null>(most || null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const create = useAction(debtOffsetRoutes.create, { onClose, showError: shownHere })
  const unlink = useAction(debtOffsetRoutes.unlink, { onClose })
  const wrong = (amount ?? 0) > most ? words.over : tried && !amount ? words.amountMissing : undefined
  function submit() {
    setTried(true)
    if (!amount || amount > most) return
    const body = { id, branchId, customerId: customer.id, amount, ...(note.trim() !== '' && { note: note.trim() }) }
    create.mutate({ body })
  }
  return (
    <Dialog
      title={words.title(partner.name)}
      onClose={onClose}
      actions={
        <>
          <Button
            className="mr-auto"
            busy={unlink.isPending}
            onClick={() => unlink.mutate({ params: { customerId: customer.id } })}
          >
            {words.unlink}
          </Button>
          <Button onClick={onClose}>Đóng</Button>
          {most > 0 && (
            <Button variant="primary" busy={create.isPending} onClick={submit}>
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <Refusal>{create.error?.message}</Refusal>
        <p className="text-ink-2">{words.linked(customer.name, provider.name)}</p>
        <dl className="grid gap-1.5">
          <FigureRow label={words.customerOwes} amount={customer.debt} />
          <FigureRow label={words.shopOwes} amount={provider.debt} />
        </dl>
        {most > 0 ? (
          <>
            <Field label={words.amount} required hint={words.amountHint} error={wrong}>
              <MoneyInput size="lg" value={amount} onChange={setAmount} />
            </Field>
            <Field label={words.note}>
              <TextInput maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
            </Field>
          </>
        ) : (
          <p>{words.nothing}</p>
        )}
        <History offsets={offsets} onCancel={onCancel} />
      </div>
    </Dialog>
  )
}

type HistoryProps = { offsets: readonly DebtOffset[]; onCancel: (offset: DebtOffset) => void }

function History({ offsets, onCancel }: HistoryProps) {
  if (offsets.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold text-12 text-ink-2">{words.history}</h3>
      <ul>
        {offsets.map(offset => (
          <li key={offset.id} className="flex min-h-9 items-center gap-3 border-line border-b last:border-b-0">
            <span className={offset.status === 'CANCELLED' ? 'line-through' : ''}>
              {offset.code} · {formatDate(offset.businessDay)}
            </span>
            <Money amount={offset.amount} className="ml-auto" />
            {offset.status === 'SUCCEED' && (
              <IconButton
                size="sm"
                label={words.cancelOf(offset.code)}
                icon={<Undo />}
                onClick={() => onCancel(offset)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

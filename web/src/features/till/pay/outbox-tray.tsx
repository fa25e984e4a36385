import { formatDateTime } from '@quay/domain/text/format-date'
import type { OutboxEntry } from '../../../offline/outbox-entry.ts'
import { salePartText } from '../../../text/sale-parts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Money } from '../../../ui/money.tsx'
import { readDraft } from '../drafts/draft.ts'
import { useSale } from '../sale-context.ts'
import { localNumberOf } from './reference-of.ts'
import { useOutboxEntries } from './use-outbox-entries.ts'

/** Sales of this browser that the server does not have: those that wait, and those that it refused. */
export default function OutboxTray({ onClose }: { onClose: () => void }) {
  const { outbox } = useSale()
  const entries = useOutboxEntries()
  return (
    <Dialog
      onClose={onClose}
      title={salePartText.tray}
      description={entries.length === 0 ? salePartText.trayEmpty : undefined}
      actions={
        <>
          <Button onClick={onClose}>{salePartText.close}</Button>
          {entries.some(entry => entry.state === 'queued') && (
            <Button variant="primary" onClick={() => void outbox.sendNow()}>
              {salePartText.sendNow}
            </Button>
          )}
        </>
      }
    >
      {entries.length > 0 && (
        <ul>
          {entries.map(entry => (
            <TrayRow key={entry.id} entry={entry} onClose={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const tones = { queued: 'warning', sending: 'info', refused: 'danger' } as const

function TrayRow({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { till, outbox, catalogue } = useSale()
  const number = localNumberOf(entry.id)

  async function reopen() {
    const draft = readDraft(entry.draft)
    if (!draft) return
    till.openDraft({ ...draft, isSent: false })
    // On the disk before it leaves the outbox: a return of it waits for either.
    await till.written()
    await outbox.drop(entry.id)
    onClose()
    // What the server refused it for is news to this till: less in stock, another price.
    void catalogue.sync()
  }
  async function giveUp() {
    const sure = await confirm({
      title: salePartText.giveUpTitle(number),
      description: salePartText.giveUpHint,
      confirmLabel: salePartText.giveUp,
      keepLabel: salePartText.keepIt,
      tone: 'danger',
    })
    if (sure) await outbox.drop(entry.id)
  }
  return (
    <li className="grid gap-1 border-line border-b py-2 last:border-b-0">
      <div className="flex items-center gap-2">
        <b>{number}</b>
        <Badge tone={tones[entry.state]} shape={entry.state === 'refused' ? 'cross' : 'half'}>
          {salePartText.trayState[entry.state]}
        </Badge>
        <span className="text-12 text-ink-3">
          {formatDateTime(entry.queuedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
        </span>
        <Money amount={entry.body.expectedPayable ?? null} className="ml-auto font-semibold" />
      </div>
      {entry.state !== 'refused' && <p className="text-12 text-ink-3">{salePartText.waitsToBeSent}</p>}
      {entry.refusal && (
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 text-danger-text">{entry.refusal.message}</p>
          <Button size="sm" onClick={() => void giveUp()}>
            {salePartText.giveUp}
          </Button>
          <Button size="sm" variant="primary" onClick={() => void reopen()}>
            {salePartText.reopen}
          </Button>
        </div>
      )}
    </li>
  )
}

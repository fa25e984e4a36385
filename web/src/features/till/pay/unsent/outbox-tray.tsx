import { formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { saveFile } from '../../../../api/download.ts'
import { correctedNow } from '../../../../offline/connection/clock.ts'
import { useConnection } from '../../../../offline/connection/connection.ts'
import { isKeptSafe, useRoom } from '../../../../offline/disk/room.ts'
import type { TrayEntry } from '../../../../offline/outbox/outbox.ts'
import { isVoided } from '../../../../offline/outbox/outbox-entry.ts'
import { messageOf } from '../../../../offline/outbox/send-sales.ts'
import { wordsOfDisk } from '../../../../text/kit/disk.ts'
import { salePartText as text } from '../../../../text/till/sale-parts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Badge } from '../../../../ui/mark/badge.tsx'
import { Money } from '../../../../ui/mark/money.tsx'
import { Note } from '../../../../ui/mark/note.tsx'
import { toast } from '../../../../ui/popup/toast.ts'
import { confirm } from '../../../../ui/window/confirm.ts'
import { Dialog } from '../../../../ui/window/dialog.tsx'
import { ReasonDialog } from '../../../../ui/window/reason-dialog.tsx'
import { readDraft } from '../../drafts/draft.ts'
import { useSale, useTill } from '../../sale-context.ts'
import { OwnSalesList } from './own-sales-list.tsx'
import { localNumberOf } from './reference-of.ts'
import { useOutboxEntries } from './use-outbox-entries.ts'

const mostShown = 100

/** Sales of this browser that the server does not have: those that need a person first, then those that wait. */
export default function OutboxTray({ onClose }: { onClose: () => void }) {
  const { outbox } = useSale()
  const entries = useOutboxEntries(mostShown)
  const { pending, refused } = useConnection()
  const isSafe = useRoom(isKeptSafe)
  const [showsSold, setShowsSold] = useState(false)
  const rest = pending + refused - entries.length
  return (
    <Dialog
      onClose={onClose}
      title={text.tray}
      description={entries.length === 0 ? text.trayEmpty : undefined}
      actions={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          {pending > 0 && (
            <Button variant="primary" onClick={() => void outbox.sendNow()}>
              {text.sendNow}
            </Button>
          )}
        </>
      }
    >
      {!isSafe && <Note tone="warning">{wordsOfDisk.notSafe}</Note>}
      {entries.length > 0 && (
        <ul>
          {entries.map(entry => (
            <TrayRow key={entry.id} entry={entry} onClose={onClose} />
          ))}
        </ul>
      )}
      {rest > 0 && <p className="pt-2 text-12 text-ink-3">{text.trayRest(formatNumber(rest))}</p>}
      <section aria-label={text.ownSales} className="mt-3 grid gap-2 border-line border-t pt-3">
        {showsSold ? (
          <>
            <h3 className="font-semibold">{text.ownSales}</h3>
            <OwnSalesList />
          </>
        ) : (
          <Button className="justify-self-start" onClick={() => setShowsSold(true)}>
            {text.ownSales}
          </Button>
        )}
      </section>
    </Dialog>
  )
}

type State = keyof typeof text.trayState

const looks = {
  queued: { tone: 'warning', shape: 'half' },
  sending: { tone: 'info', shape: 'half' },
  unread: { tone: 'danger', shape: 'cross' },
  refused: { tone: 'danger', shape: 'cross' },
  voided: { tone: 'neutral', shape: 'half' },
} as const

/** A refused sale that was kept has paper: it is sent again or told to support, never given up. */
function stateOf(entry: TrayEntry): State {
  if (entry.due === 'refused') return entry.life === 'kept' ? 'unread' : 'refused'
  if (entry.isUnderWay) return 'sending'
  return isVoided(entry) ? 'voided' : 'queued'
}

function TrayRow({ entry, onClose }: { entry: TrayEntry; onClose: () => void }) {
  const { place } = useSale()
  const state = stateOf(entry)
  const isOwn = entry.body.sellerId === place.userId
  return (
    <li className="grid gap-1 border-line border-b py-2 last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        <b>{entry.offline?.localNumber ?? localNumberOf(entry.id)}</b>
        <Badge {...looks[state]}>{text.trayState[state]}</Badge>
        <span className="text-12 text-ink-3">
          {formatDateTime(entry.queuedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
        </span>
        <Money amount={entry.body.expectedPayable ?? null} className="ml-auto font-semibold" />
      </div>
      {state === 'refused' ? (
        <Refused entry={entry} onClose={onClose} />
      ) : state === 'unread' ? (
        <Unread entry={entry} />
      ) : isOwn && state === 'queued' ? (
        <Waiting entry={entry} />
      ) : (
        <p className="text-12 text-ink-3">
          {isOwn ? (state === 'voided' ? text.voidWaits : text.waitsToBeSent) : text.ofColleague}
        </p>
      )}
    </li>
  )
}

/** Nothing was handed out: it goes back into the cart, or nowhere. */
function Refused({ entry, onClose }: { entry: TrayEntry; onClose: () => void }) {
  const { till, outbox, catalogue } = useSale()
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
      title: text.giveUpTitle(localNumberOf(entry.id)),
      description: text.giveUpHint,
      confirmLabel: text.giveUp,
      keepLabel: text.keepIt,
      tone: 'danger',
    })
    if (sure) await outbox.drop(entry.id)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 text-danger-text">{entry.refusal?.message}</p>
      <Button size="sm" onClick={() => void giveUp()}>
        {text.giveUp}
      </Button>
      <Button size="sm" variant="primary" onClick={() => void reopen()}>
        {text.reopen}
      </Button>
    </div>
  )
}

/** Paper is out, and the server could not read it. */
function Unread({ entry }: { entry: TrayEntry }) {
  const { outbox } = useSale()
  const number = entry.offline?.localNumber ?? localNumberOf(entry.id)
  const file = () => JSON.stringify({ refusal: entry.refusal, sale: messageOf(entry) }, null, 2)
  async function tellSupport() {
    const issues = entry.refusal?.issues.map(({ path, message }) => `${path}: ${message}`) ?? []
    const lines = [number, entry.refusal?.code, entry.refusal?.message, ...issues, file()]
    await navigator.clipboard.writeText(lines.filter(Boolean).join('\n'))
    toast.success(text.copiedForSupport)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 text-danger-text">{entry.refusal?.message}</p>
      <Button size="sm" onClick={() => void tellSupport().catch(() => toast.error(text.notCopied))}>
        {text.tellSupport}
      </Button>
      <Button
        size="sm"
        onClick={() => saveFile({ blob: new Blob([file()], { type: 'application/json' }), name: `${number}.json` })}
      >
        {text.saveAsFile}
      </Button>
      <Button size="sm" variant="primary" onClick={() => void outbox.sendAgain([entry.id])}>
        {text.sendAgain}
      </Button>
    </div>
  )
}

/** A sale that is only here may be cancelled: both go into the books. */
function Waiting({ entry }: { entry: TrayEntry }) {
  const { outbox, till } = useSale()
  const [isAsking, setAsking] = useState(false)
  const number = entry.offline?.localNumber ?? localNumberOf(entry.id)
  // Its money lies in a drawer that was counted since.
  const standing = useTill(state => state.facts.context?.shift?.shift?.id)
  const isOfShiftBefore = entry.body.shiftId !== undefined && entry.body.shiftId !== standing
  async function cancel(reason: string) {
    setAsking(false)
    const isDone = await outbox.voidSale(entry.id, reason, new Date(correctedNow()).toISOString())
    if (!isDone) return toast.warning(text.voidTooLate(number))
    if (till.store.getState().last?.code === number) till.showLast(null)
    toast.success(text.voidedSale(number))
  }
  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 text-12 text-ink-3">{isOfShiftBefore ? text.ofShiftBefore : text.waitsToBeSent}</p>
      {entry.life === 'kept' && entry.offline && !isOfShiftBefore && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {text.voidSale}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={text.voidTitle(number)}
          description={text.voidHint}
          confirmLabel={text.voidSale}
          keepLabel={text.keepIt}
          tone="danger"
          onConfirm={reason => void cancel(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

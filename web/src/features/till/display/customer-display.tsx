import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useEffect, useState } from 'react'
import { useBranchId, useProfile } from '../../../api/session/session.ts'
import { customerDisplayText } from '../../../text/till/customer-display.ts'
import { QrCode } from '../../../ui/paper/qr-code.tsx'
import { ThemeToggle } from '../../../ui/shell/theme-toggle.tsx'
import { displayChannel, nothingShown, type ShownCart } from './shown-cart.ts'

/** As many lines as are read at once from where a customer stands. */
const mostLines = 8
/** So long a till may be silent before its cart is taken off; it speaks every two seconds. */
const patienceMs = 5_000
/** So long a picture is shown. */
const turnMs = 8_000

/** A second window, turned to the customer: the goods, what is to be paid, the code to pay by, and thanks. Needs no network. */
export default function CustomerDisplay() {
  const { id: userId, store } = useProfile()
  const cart = useShownCart(userId, useBranchId())
  return (
    <main
      aria-label={customerDisplayText.title}
      className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] overflow-hidden bg-surface text-ink"
    >
      <header className="flex items-center justify-between border-line border-b bg-sunken px-6 py-2">
        <h1 className="truncate font-semibold text-20">{store.name}</h1>
        <ThemeToggle />
      </header>
      {cart.lines.length > 0 ? <Goods cart={cart} /> : <Greeting {...cart} />}
    </main>
  )
}

/** What the till of the same person at the same branch says, in whichever window it is. */
function useShownCart(userId: string, branchId: string): ShownCart {
  const [cart, setCart] = useState(nothingShown)
  useEffect(() => {
    const channel = new BroadcastChannel(displayChannel(userId, branchId))
    let late: ReturnType<typeof setTimeout> | undefined
    // Without its till a screen shows the shop and no cart of before.
    const empty = () => setCart(({ logo, pictures }) => ({ ...nothingShown, logo, pictures }))
    const isThere = () => {
      clearTimeout(late)
      late = setTimeout(empty, patienceMs)
    }
    channel.onmessage = ({ data }) => {
      if (data === 'calls') channel.postMessage('answers')
      else if (data === 'opens') channel.postMessage('asks')
      else if (data === 'here') isThere()
      // A till of another version may speak: what it says is not shown.
      else if (data?.version === nothingShown.version) {
        isThere()
        setCart(data)
      }
    }
    channel.postMessage('asks')
    return () => {
      clearTimeout(late)
      channel.close()
    }
  }, [userId, branchId])
  return cart
}

function Greeting({ thanks, logo, pictures }: Pick<ShownCart, 'thanks' | 'logo' | 'pictures'>) {
  if (!thanks && pictures.length > 0) return <Pictures key={pictures.join()} pictures={pictures} />
  return (
    <section className="grid place-content-center gap-4 p-8 text-center" aria-live="polite">
      {logo && !thanks && <img src={logo} alt="" className="mx-auto max-h-[40dvh] max-w-[60dvw] object-contain" />}
      <p className="font-bold text-[44px] leading-tight">
        {thanks ? customerDisplayText.thanks : customerDisplayText.welcome}
      </p>
      {thanks && <p className="text-24 text-ink-2">{`${customerDisplayText.paid} ${formatDong(thanks.paid)}`}</p>}
      {thanks && thanks.change > 0 && (
        <p className="font-semibold text-30">{`${customerDisplayText.change} ${formatDong(thanks.change)}`}</p>
      )}
    </section>
  )
}

/** The shop's pictures in turn. One that does not come, as without the network, is passed by. */
function Pictures({ pictures }: Pick<ShownCart, 'pictures'>) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (pictures.length === 1) return
    const next = setInterval(() => setTurn(before => before + 1), turnMs)
    return () => clearInterval(next)
  }, [pictures])
  const [lost, setLost] = useState<readonly string[]>([])
  const there = pictures.filter(picture => !lost.includes(picture))
  const shown = there[turn % there.length]
  return (
    <section className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4 p-6 text-center">
      {shown ? (
        <img
          src={shown}
          alt=""
          className="size-full object-contain"
          onError={() => setLost(before => [...before, shown])}
        />
      ) : (
        <span />
      )}
      <p className="font-bold text-30">{customerDisplayText.welcome}</p>
    </section>
  )
}

function Goods({ cart }: { cart: ShownCart }) {
  const { discount, due, given, transfer } = cart
  // The goods that came last are those that the customer looks for.
  const lines = cart.lines.slice(-mostLines)
  const earlier = cart.lines.length - lines.length
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_minmax(300px,38%)] max-sm:grid-cols-1 max-sm:grid-rows-[minmax(0,1fr)_auto]">
      <ul aria-label={customerDisplayText.lines} className="min-h-0 overflow-auto px-6 py-2 text-20">
        {earlier > 0 && <li className="py-2 text-16 text-ink-2">{customerDisplayText.more(formatNumber(earlier))}</li>}
        {lines.map(line => (
          <li
            key={line.id}
            className="grid grid-cols-[minmax(0,1fr)_auto_9rem] items-center gap-4 border-line border-b py-2.5"
          >
            <span className="line-clamp-2 font-medium">{line.name}</span>
            <span className="whitespace-nowrap text-ink-2">{`${formatNumber(line.quantity)} ${line.unit}`}</span>
            <b className="text-right">{formatNumber(line.amount)}</b>
          </li>
        ))}
      </ul>
      <section
        aria-live="polite"
        className="flex min-h-0 flex-col justify-center gap-3 overflow-auto border-line border-l bg-surface-2 p-6 max-sm:border-t max-sm:border-l-0"
      >
        {discount > 0 && <Sum label={customerDisplayText.discount} amount={discount} />}
        <p className="text-20 text-ink-2">{customerDisplayText.due}</p>
        <output className="font-bold text-[52px] leading-none tracking-[-0.02em]">{formatDong(due)}</output>
        {given && <Sum label={customerDisplayText.given} amount={given.amount} />}
        {given && given.change > 0 && <Sum label={customerDisplayText.change} amount={given.change} />}
        {transfer && (
          <div className="grid justify-items-center gap-1 text-center">
            <QrCode
              text={transfer.qr}
              label={customerDisplayText.qrOf(formatDong(transfer.amount))}
              className="size-[min(100%,38vh)] rounded-2"
            />
            <p className="font-semibold text-16">{customerDisplayText.scan}</p>
            <p className="text-14 text-ink-2">{transfer.account}</p>
            <p className="text-14 text-ink-2">{customerDisplayText.content(transfer.content)}</p>
          </div>
        )}
      </section>
    </div>
  )
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <p className="flex items-baseline justify-between gap-3 text-20 text-ink-2">
      {label} <b className="text-ink">{formatNumber(amount)}</b>
    </p>
  )
}

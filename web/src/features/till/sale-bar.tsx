import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Inbox from 'lucide-react/icons/inbox'
import Keyboard from 'lucide-react/icons/keyboard'
import MenuIcon from 'lucide-react/icons/menu'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import SettingsIcon from 'lucide-react/icons/settings-2'
import Undo2 from 'lucide-react/icons/undo-2'
import Wallet from 'lucide-react/icons/wallet'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useConnection } from '../../offline/connection/connection.ts'
import { saleText } from '../../text/till/sale.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { DeliveryButton } from './delivery/delivery-button.tsx'
import { DraftTabs } from './drafts/draft-tabs.tsx'
import { FindBox } from './find/find-box.tsx'
import { CashMove, CustomerRequestNote, OpenDrawer, OutboxTray, SettingsWindow } from './later-parts.ts'
import { OrderButton } from './order/order-button.tsx'
import { saleKeys } from './sale-keys.ts'
import { ShiftChip } from './shift/shift-chip.tsx'
import { showKeys } from './use-sale-keys.ts'

/** The top of the till: the way back, the find box, one tab a bill, and whether everything has reached the server. */
export function SaleBar({ branch, user }: { branch: ReactNode; user: ReactNode }) {
  return (
    <header className="flex h-bar items-stretch gap-2.5 border-line-strong border-b bg-sunken px-2.5 *:self-center max-lg:h-auto max-lg:flex-wrap max-lg:gap-1.5 max-lg:px-2 max-lg:pt-1.5">
      <h1 className="sr-only">{saleText.title}</h1>
      <Link
        to="/"
        aria-label={saleText.menu}
        title={saleText.menu}
        className={buttonClass({ variant: 'ghost', square: true })}
      >
        <MenuIcon />
      </Link>
      <FindBox />
      <DraftTabs />
      {/* On a phone a row of its own, as wide as the screen: fingers need large buttons, and all of them are wanted. */}
      <div className="ml-auto flex shrink-0 items-center gap-1.5 max-sm:order-8 max-sm:w-full max-sm:flex-wrap max-sm:justify-end max-sm:gap-0">
        <SaveState />
        <ShiftChip />
        <span className="max-xl:hidden">{branch}</span>
        <CustomerRequest />
        <DeliveryButton />
        <OrderButton />
        <Returns />
        <Drawer />
        <Cash />
        <Settings />
        <span className="pointer-coarse:hidden max-md:hidden">
          <IconButton label={saleText.keysButton} icon={<Keyboard />} onClick={showKeys} />
        </span>
      </div>
      {user}
    </header>
  )
}

/** A dot and words: all sent, some waiting, no network, something refused. Opens the tray. */
function SaveState() {
  const [isOpen, setOpen] = useState(false)
  const { online, pending, refused, progress } = useConnection()
  const words =
    refused > 0
      ? saleText.toHandle(refused)
      : progress && online
        ? saleText.sendingQueue(formatNumber(progress.sent), formatNumber(progress.of))
        : pending > 0
          ? saleText.waiting(pending)
          : online
            ? saleText.saved
            : saleText.offline
  const tone = refused > 0 || !online ? 'bg-danger' : pending > 0 ? 'bg-warning' : 'bg-success'
  return (
    <>
      <button
        type="button"
        title={words === saleText.saved ? saleText.savedHint : words}
        onClick={() => setOpen(true)}
        className="flex min-h-8 items-center gap-1.5 rounded-2 px-1.5 text-12 text-ink-2 whitespace-nowrap hover:bg-hover"
      >
        <span className={classNames('size-2 rounded-full', tone)} />
        <span className={words === saleText.saved ? 'max-xl:sr-only' : 'max-sm:sr-only'}>{words}</span>
      </button>
      {isOpen && <OutboxTray onClose={() => setOpen(false)} />}
    </>
  )
}

/** Writes down what a customer asks for and is not there. */
function CustomerRequest() {
  const [isOpen, setOpen] = useState(false)
  useHotkey(saleKeys.customerRequest, () => setOpen(true))
  return (
    <>
      <IconButton
        label={saleText.customerRequest}
        keyHint={saleKeys.customerRequest.key}
        icon={<NotebookPen />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <CustomerRequestNote onClose={() => setOpen(false)} />}
    </>
  )
}

/** Leads to where customers bring goods back, for who may take them; the open bills stay. Its routes are not loaded for it. */
function Returns() {
  const router = useRouter()
  const { rights } = useSession()
  const mayTake = isAllowed(rights, { model: 'return', action: 'create' })
  const go = () => router.history.push('/transactions/return/new')
  useHotkey(saleKeys.returns, go, { enabled: mayTake })
  return mayTake && <IconButton label={saleText.returns} keyHint={saleKeys.returns.key} icon={<Undo2 />} onClick={go} />
}

/** Money into the drawer and out of it, for who writes vouchers. */
function Cash() {
  const [isOpen, setOpen] = useState(false)
  const { rights } = useSession()
  const mayMove =
    isAllowed(rights, { model: 'cashbook', action: 'create' }) &&
    isAllowed(rights, { model: 'cashbook', action: 'read' })
  useHotkey(saleKeys.cashMove, () => setOpen(true), { enabled: mayMove })
  if (!mayMove) return null
  return (
    <>
      <IconButton
        label={saleText.cashMove}
        keyHint={saleKeys.cashMove.key}
        icon={<Wallet />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <CashMove onClose={() => setOpen(false)} />}
    </>
  )
}

/** How this device sells, and the window for the customer. */
function Settings() {
  const [isOpen, setOpen] = useState(false)
  useHotkey(saleKeys.settings, () => setOpen(true))
  return (
    <>
      <IconButton
        label={saleText.settings}
        keyHint={saleKeys.settings.key}
        icon={<SettingsIcon />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SettingsWindow onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens the cash drawer without a sale, for who may. */
function Drawer() {
  const [isOpen, setOpen] = useState(false)
  const { rights } = useSession()
  const mayOpen = isAllowed(rights, { model: 'shift', action: 'update' })
  useHotkey(saleKeys.drawer, () => setOpen(true), { enabled: mayOpen })
  if (!mayOpen) return null
  return (
    <>
      <IconButton
        label={saleText.drawer}
        keyHint={saleKeys.drawer.key}
        icon={<Inbox />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <OpenDrawer onClose={() => setOpen(false)} />}
    </>
  )
}

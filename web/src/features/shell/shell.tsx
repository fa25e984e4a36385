import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import type { ReactNode } from 'react'
import { useAskedFiles } from '../../api/asked-files.ts'
import { useSession } from '../../api/session/session.ts'
import { useStoreUses } from '../../api/session/store-uses.ts'
import { useConnection } from '../../offline/connection/connection.ts'
import { usePrintWords } from '../../print/print-words-state.ts'
import { menuFor } from '../../routing/menu.ts'
import { screens } from '../../routing/screens.ts'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { AppShell } from '../../ui/shell/app-shell.tsx'
import { usePart } from '../../ui/use-part.ts'
import { BranchSwitcher } from './branch-switcher.tsx'
import { GlobalSearch } from './global-search.tsx'
import { PasswordRequests } from './password-requests.tsx'
import { useWaiting } from './use-waiting.ts'
import { UserMenu } from './user-menu.tsx'

const quickPaths = ['/', '/products/list', '/transactions/bill', '/cashbooks']

/** The frame of the screens behind the sign-in, filled from the session. `children` stand in place of the route's screen. */
export default function Shell({ children }: { children?: ReactNode }) {
  const { rights } = useSession()
  const { online, pending } = useConnection()
  const { pathname } = useLocation()
  const slim = useMatches({ select: matches => matches.at(-1)?.staticData.screen?.frame === 'slim' })
  const groups = menuFor(rights, screens, useWaiting(), useStoreUses())
  const items = groups.flatMap(group => group.items)
  const quick = quickPaths.flatMap(path => items.find(item => item.to === path) ?? [])
  return (
    <AppShell
      groups={groups}
      path={pathname}
      slim={slim}
      branch={<BranchSwitcher />}
      search={<GlobalSearch />}
      sell={rights.has('sale') && <SellButton />}
      help={<GuidesLink />}
      notifications={<PasswordRequests />}
      user={<UserMenu />}
      connection={!online ? 'offline' : pending > 0 ? 'syncing' : 'online'}
      connectionDetail={pending > 0 ? `${pending} hóa đơn chờ gửi` : undefined}
      quick={quick}
      scan={rights.has('sale') && <SellCircle />}
    >
      <PrintNotice />
      <MadeFiles />
      {children ?? <Outlet />}
    </AppShell>
  )
}

const loadPrintLine = async () => (await import('../../print/print-line.tsx')).PrintLine

/** What a printer of ours waits for, where a paper was sent from another screen than the till. */
function PrintNotice() {
  const isTold = usePrintWords(({ words }) => words !== null)
  // Without its file the paper waits all the same.
  const PrintLine = usePart(isTold, loadPrintLine, () => {})
  return (
    isTold &&
    PrintLine && (
      <div className="screen-only mb-3">
        <PrintLine />
      </div>
    )
  )
}

const loadFileNotice = async () => (await import('../export-file/shared/file-notice.tsx')).FileNotice

/** Of files that are made while the person does something else. */
function MadeFiles() {
  const isAsked = useAskedFiles(({ ids }) => ids.length > 0)
  const FileNotice = usePart(isAsked, loadFileNotice, () => {})
  return isAsked && FileNotice && <FileNotice />
}

/** Not in the menu under the name: the till has that menu too, and its first load no room for one more icon. */
function GuidesLink() {
  return (
    <Link
      to="/guides"
      aria-label={kitPartText.guides}
      title={kitPartText.guides}
      className={buttonClass({ variant: 'ghost', square: true })}
    >
      <CircleHelp />
    </Link>
  )
}

function SellButton() {
  return (
    <Link to="/sales" aria-label="Bán hàng" className={`${buttonClass({ variant: 'primary' })} max-sm:hidden`}>
      <ShoppingCart />
      <span className="max-md:hidden">Bán hàng</span>
    </Link>
  )
}

function SellCircle() {
  return (
    <Link to="/sales" aria-label="Bán hàng" className={buttonClass({ variant: 'primary', size: 'lg', square: true })}>
      <ShoppingCart />
    </Link>
  )
}

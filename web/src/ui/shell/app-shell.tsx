import type { ReactNode } from 'react'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { Link } from '../button/link.tsx'
import { classNames } from '../class-names.ts'
import { PageTabsContext } from '../page/page-tabs.tsx'
import { useBelow } from '../viewport.ts'
import { BottomBar } from './bottom-bar.tsx'
import { type Connection, ConnectionDot } from './connection-dot.tsx'
import { Logo } from './logo.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import { NavList } from './nav-list.tsx'
import { type NavGroup, type NavItem, tabsOf } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'

type AppShellProps = {
  groups: readonly NavGroup[]
  /** Where the person is: marks the menu. */
  path: string
  branch?: ReactNode
  search?: ReactNode
  /** The button that goes to the till. */
  sell?: ReactNode
  /** The way to the guides. */
  help?: ReactNode
  notifications?: ReactNode
  user?: ReactNode
  connection: Connection
  /** In place of the words of the state: "3 hóa đơn chờ gửi". */
  connectionDetail?: string
  /** Menu as icons at any width: editors need the room. */
  slim?: boolean
  /** The four links of a phone's bottom bar, and its scan button. */
  quick?: readonly NavItem[]
  scan?: ReactNode
  children: ReactNode
}

/** The frame of every page but the till: header, menu, content. The content scrolls, the frame stands. */
export function AppShell(props: AppShellProps) {
  const { groups, path, slim = false, quick = [], children } = props
  const phone = useBelow('sm')
  const drawer = useBelow('md')
  const narrow = useBelow('xl') || slim
  return (
    <div className="flex h-dvh flex-col print:h-auto">
      <a
        href="#main"
        className="sr-only z-tip rounded-2 bg-accent px-3 py-2 text-on-accent focus-visible:not-sr-only focus-visible:fixed! focus-visible:top-2 focus-visible:left-2"
      >
        {kitPartText.skipToContent}
      </a>
      <ShellHeader {...props} drawer={drawer} narrow={narrow} />
      <div className="flex min-h-0 flex-1">
        {!drawer && (
          <nav
            aria-label={kitPartText.navigation}
            className={classNames(
              'screen-only shrink-0 overflow-auto border-line border-r bg-surface p-2 [scrollbar-width:thin]',
              narrow ? 'w-14' : 'w-nav',
            )}
          >
            <NavList groups={groups} path={path} slim={narrow} />
          </nav>
        )}
        <main
          id="main"
          tabIndex={-1}
          className="relative min-w-0 flex-1 overflow-auto px-6 pt-4 pb-6 outline-none! max-xl:p-4 max-md:p-3"
        >
          <PageTabsContext value={{ pages: tabsOf(groups, path), path }}>{children}</PageTabsContext>
        </main>
      </div>
      {phone && quick.length > 0 && <BottomBar items={quick} path={path} scan={props.scan} />}
    </div>
  )
}

function ShellHeader(props: AppShellProps & { drawer: boolean; narrow: boolean }) {
  return (
    <header className="screen-only z-nav flex h-bar shrink-0 items-center gap-3 border-line border-b bg-surface pr-3 pl-4 max-md:gap-1.5 max-md:px-2">
      {props.drawer && <NavDrawer groups={props.groups} path={props.path} />}
      <Link
        to="/"
        aria-label={kitPartText.home}
        className={classNames(
          'flex shrink-0 items-center gap-2 rounded-1 font-bold text-16 tracking-[-0.01em]',
          props.narrow ? 'w-7' : 'w-[calc(var(--nav)-28px)]',
          props.drawer && 'max-sm:hidden',
        )}
      >
        <Logo />
        {!props.narrow && kitPartText.product}
      </Link>
      <div className="min-w-0 max-sm:flex-1">{props.branch}</div>
      <div className="min-w-0">{props.search}</div>
      <div className="ml-auto flex shrink-0 items-center gap-2 max-md:gap-1">
        <ConnectionDot state={props.connection} detail={props.connectionDetail} />
        {props.sell}
        <ThemeToggle />
        {props.help}
        {props.notifications}
        {props.user}
      </div>
    </header>
  )
}

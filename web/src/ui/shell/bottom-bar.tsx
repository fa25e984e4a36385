import type { ReactNode } from 'react'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { Link } from '../button/link.tsx'
import { classNames } from '../class-names.ts'
import { isCurrent, type NavItem } from './navigation.ts'

type BottomBarProps = {
  /** Four at most; the scan button stands between the second and the third. */
  items: readonly NavItem[]
  path: string
  scan?: ReactNode
}

const scanPlace = 2

/** The menu of a phone, under the thumb. */
export function BottomBar({ items, path, scan }: BottomBarProps) {
  const links = items.map(item => <BarLink key={item.to} item={item} current={isCurrent(item, path)} />)
  return (
    <nav
      aria-label={kitPartText.quickNavigation}
      className="screen-only z-nav grid auto-cols-fr grid-flow-col items-center border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {links.slice(0, scanPlace)}
      {scan && <div className="grid place-items-center">{scan}</div>}
      {links.slice(scanPlace)}
    </nav>
  )
}

function BarLink({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Link
      to={item.to}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'ring-in grid h-14 content-center justify-items-center gap-1 font-medium text-11 [&_svg]:size-5',
        current ? 'text-accent-text' : 'text-ink-2',
      )}
    >
      {item.icon}
      {item.label}
    </Link>
  )
}

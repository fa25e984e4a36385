import { Link } from '../button/link.tsx'
import { classNames } from '../class-names.ts'
import { Count } from '../mark/count.tsx'
import { tooltip } from '../popup/tooltip.tsx'
import { isCurrent, type NavGroup, type NavItem } from './navigation.ts'

type NavListProps = {
  groups: readonly NavGroup[]
  path: string
  /** Icons only; the names become tooltips. */
  slim?: boolean
  onFollow?: () => void
}

/** The menu by groups, as a list of links. */
export function NavList({ groups, path, slim = false, onFollow }: NavListProps) {
  return groups.map((group, place) => (
    <section key={group.group ?? place} aria-label={group.group}>
      {group.group &&
        (slim ? (
          <div className="mx-2 my-1.5 border-line border-t" />
        ) : (
          <p className="px-2 pt-3 pb-1 font-medium text-11 text-ink-3">{group.group}</p>
        ))}
      <ul>
        {group.items.map(item => (
          <li key={item.to}>
            <NavLink item={item} current={isCurrent(item, path)} slim={slim} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' })

type NavLinkProps = { item: NavItem; current: boolean; slim: boolean; onFollow: (() => void) | undefined }

function NavLink({ item, current, slim, onFollow }: NavLinkProps) {
  return (
    <Link
      // After a reload the entry may lie below the edge.
      ref={current ? intoView : undefined}
      {...(slim && tooltip(item.label))}
      to={item.to}
      onClick={onFollow}
      aria-label={slim ? item.label : undefined}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'ring-in flex h-control items-center gap-2.5 rounded-2 px-2 font-medium',
        slim && 'justify-center',
        current ? 'bg-accent-soft text-accent-text' : 'text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      {item.icon}
      {!slim && <span className="min-w-0 flex-1 truncate">{item.label}</span>}
      {!slim && item.count !== undefined && item.count > 0 && <Count value={item.count} />}
    </Link>
  )
}

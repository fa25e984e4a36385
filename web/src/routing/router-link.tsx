import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { LinkProps } from '../ui/button/link.tsx'

/** The kit's link on the application's router: `to` is an address as written, query and all. */
export function RouterLink({ to, onClick, ...rest }: LinkProps) {
  const router = useRouter()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.()
    // Another tab, another window, a download: the browser knows better.
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.push(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}

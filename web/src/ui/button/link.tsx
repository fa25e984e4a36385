import { type ComponentType, createContext, type PointerEventHandler, type ReactNode, type Ref, use } from 'react'

export type LinkProps = {
  to: string
  className?: string | undefined
  children?: ReactNode
  title?: string | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | undefined
  /** As an entry of a menu. */
  role?: 'menuitem'
  tabIndex?: number
  onPointerMove?: PointerEventHandler<HTMLAnchorElement>
  onClick?: (() => void) | undefined
  ref?: Ref<HTMLAnchorElement>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Tells the kit how to draw a link: the application hands in the link of its router. */
export const LinkProvider = LinkContext

/** A link inside the application. It looks like text unless classes say otherwise. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext)
  return <Component {...props} />
}

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />
}

import { classNames } from '../class-names.ts'

/** A key as printed on it: `F9`, `Ctrl+S` (shown as Ctrl S). Not shown where there is no keyboard; `inherit` takes the colours of what it lies on. */
export function Kbd({ children, inherit = false }: { children: string; inherit?: boolean }) {
  return (
    <kbd
      className={classNames(
        'inline-block shrink-0 whitespace-nowrap min-w-[18px] rounded-1 border px-1 text-center font-medium font-sans text-11 leading-[16px] pointer-coarse:hidden',
        inherit ? 'border-current/55' : 'border-line-strong bg-surface-2 text-ink-3',
      )}
    >
      {children.replace(/(?<=.)\+(?=.)/g, ' ')}
    </kbd>
  )
}

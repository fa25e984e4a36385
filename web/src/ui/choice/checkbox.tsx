import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children?: ReactNode
  /** Partly ticked: some of what it stands for. */
  indeterminate?: boolean
}

const box =
  'grid size-4 shrink-0 appearance-none place-items-center rounded-1 border border-line-input bg-surface ' +
  'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent ' +
  "after:border-on-accent checked:after:h-[5px] checked:after:w-[9px] checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 checked:after:content-[''] " +
  "indeterminate:after:h-0! indeterminate:after:w-2! indeterminate:after:translate-y-0! indeterminate:after:rotate-0! indeterminate:after:border-b-2 indeterminate:after:border-l-0! indeterminate:after:content-[''] " +
  'disabled:border-line-strong disabled:bg-sunken disabled:after:border-ink-3'

/** A tick box with its words. Native, so that a table of hundreds stays light and forms can register it. */
export function Checkbox({ children, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-6 cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3 pointer-coarse:min-h-11',
        className,
      )}
    >
      <input {...rest} type="checkbox" className={box} ref={node => markPartly(node, indeterminate, ref)} />
      {children}
    </label>
  )
}

/** There is no attribute for the state between, only a property of the element. */
function markPartly(node: HTMLInputElement | null, partly: boolean, ref: Ref<HTMLInputElement> | undefined) {
  if (node) node.indeterminate = partly
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
}

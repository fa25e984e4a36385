import type { ReactNode } from 'react'
import { Logo } from '../../ui/shell/logo.tsx'
import { ThemeToggle } from '../../ui/shell/theme-toggle.tsx'
import { SampleSale } from './sample-sale.tsx'

/** The page shape of sign-in and sign-up: the form, and beside it a quiet picture of the work. */
export function EntryPage({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[5fr_7fr]">
      <main className="grid content-center bg-surface p-8 max-sm:content-start max-sm:p-5">
        <div className="mx-auto grid w-full max-w-86 gap-4">
          <div className="flex items-center gap-2 font-bold text-16">
            <Logo />
            Quầy
            <span className="ml-auto">
              <ThemeToggle />
            </span>
          </div>
          <div>
            <h1 className="text-20 leading-tight tracking-[-0.01em]">{title}</h1>
            <p className="mt-1 text-ink-2">{intro}</p>
          </div>
          {children}
        </div>
      </main>
      <aside
        aria-label="Giới thiệu"
        className="grid place-content-center border-line border-l bg-sunken p-8 max-lg:hidden"
      >
        <SampleSale />
      </aside>
    </div>
  )
}

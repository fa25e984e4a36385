import { useSyncExternalStore } from 'react'
import { readText, writeText } from '../../storage/stored.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

const stored = 'quay.v1.theme'
const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
const watchers = new Set<() => void>()

/** What the person chose; `system` until then. */
export function themeChoice(): ThemeChoice {
  const choice = readText(stored)
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

/** Remembers a choice and puts it on. */
export function chooseTheme(choice: ThemeChoice) {
  writeText(stored, choice === 'system' ? null : choice)
  applyTheme()
}

/** Puts the theme on the document. Called as early as the first module, and again when the system changes. */
export function applyTheme() {
  document.documentElement.dataset.theme = currentTheme()
  for (const watcher of watchers) watcher()
}

/** The theme in force, as a hook. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, currentTheme)
}

function currentTheme(): Theme {
  const choice = themeChoice()
  if (choice !== 'system') return choice
  return systemDark.matches ? 'dark' : 'light'
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

systemDark.addEventListener('change', applyTheme)
// Another window of the shop's browser may have chosen.
window.addEventListener('storage', event => event.key === stored && applyTheme())
applyTheme()

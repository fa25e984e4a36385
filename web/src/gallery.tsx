import './ui/shell/theme.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles.css'
import { Gallery } from './gallery/gallery.tsx'

// For looking at the kit while developing: /gallery.html of the dev server. Not part of the build.
const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')

createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)

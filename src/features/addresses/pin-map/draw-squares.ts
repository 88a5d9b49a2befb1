import { GridLayer, type Map as LeafletMap } from 'leaflet';

import styles from './map-surface.module.css';

/** Of a square, in pixels. */
const SIDE = 128;

/** Squares of no meaning, as on graph paper: where there is nothing else to see, they show that the map moves, and how far. */
class Squares extends GridLayer {
  override createTile(): HTMLElement {
    const square = document.createElement('div');
    square.className = styles.square ?? '';
    return square;
  }
}

export function drawSquares(map: LeafletMap): void {
  new Squares({ tileSize: SIDE }).addTo(map);
}

import { Icon, Menu } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Specimens() {
  return (
    <States>
      <State name="A guest's menu">
        <Menu
          edge="start"
          summary={
            <>
              <Icon name="user" size={20} />
              Maryam
              <Icon name="chevron-down" size={20} />
            </>
          }
        >
          <p>Welcome, Maryam</p>
          <a href="#menu" aria-current="page">
            Booking Details
          </a>
          <a href="#fields">Contact</a>
          <hr />
          <button type="button">Sign out</button>
        </Menu>
      </State>
      <State name="Behind a drawing" width="column">
        <Menu label="Menu" summary={<Icon name="menu" />} edge="start">
          <a href="#menu">Gallery</a>
          <a href="#menu">Contact</a>
        </Menu>
      </State>
    </States>
  );
}

export const menu: CatalogueSection = { id: 'menu', title: 'Menu', Specimens };
